import type { Face } from "../../lib/board";
import icons from "./face-icons.json?icons";
import { KRONOS } from "./marks";
import en from "./texts/face.en.ftl?raw";
import fr from "./texts/face.fr.ftl?raw";

export default {
  id: "hellas", length: "2 h", place: 4, icons, texts: { en, fr },
  tondo: [
    { icon: "greek-temple", x: 50, y: 34, scale: 0.19, opacity: 0.42 },
    { icon: "minotaur", x: 50, y: 52, scale: 0.19 },
  ],
  look: (_, seat, { mode }) => (mode !== "kronos" ? seat + 1 : seat === 0 ? KRONOS : seat),
} satisfies Face;
