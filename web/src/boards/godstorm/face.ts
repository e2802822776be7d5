import type { Face } from "../../lib/board";
import icons from "./face-icons.json?icons";
import { LOOKS } from "./marks";
import en from "./texts/face.en.ftl?raw";
import fr from "./texts/face.fr.ftl?raw";

export default {
  id: "godstorm", length: "3 h", place: 1, icons, texts: { en, fr },
  tondo: [
    { icon: "lightning-trio", x: 48, y: 32, scale: 0.203125, opacity: 0.42 },
    { icon: "spartan-helmet", x: 52, y: 50, scale: 0.1875 },
  ],
  look: (sign) => LOOKS[sign] ?? 0,
} satisfies Face;
