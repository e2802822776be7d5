import type { Face } from "../../lib/board";
import icons from "./face-icons.json?icons";
import en from "./texts/face.en.ftl?raw";
import fr from "./texts/face.fr.ftl?raw";

export default {
  id: "theomachy", length: "1–2 h", place: 2, icons, texts: { en, fr },
  tondo: [
    { icon: "star-swirl", x: 50, y: 34, scale: 0.2, opacity: 0.42 },
    { icon: "prayer", x: 50, y: 54, scale: 0.17 },
  ],
} satisfies Face;
