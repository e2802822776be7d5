import type { Face } from "../../lib/board";
import icons from "./face-icons.json?icons";
import en from "./texts/face.en.ftl?raw";
import fr from "./texts/face.fr.ftl?raw";

export default {
  id: "hellas", length: "2 h", icons, texts: { en, fr },
  tondo: [
    { icon: "greek-temple", x: 50, y: 34, scale: 0.19, opacity: 0.42 },
    { icon: "minotaur", x: 50, y: 52, scale: 0.19 },
  ],
} satisfies Face;
