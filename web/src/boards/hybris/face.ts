import type { Face } from "../../lib/board";
import icons from "./face-icons.json?icons";
import { MARK } from "./marks";
import en from "./texts/face.en.ftl?raw";
import fr from "./texts/face.fr.ftl?raw";

export default {
  id: "hybris", length: "2 h 30", place: 5, icons, texts: { en, fr },
  tondo: [
    { icon: "laurels", x: 50, y: 50, scale: 0.19, opacity: 0.34 },
    { icon: "lightning-trio", x: 50, y: 48, scale: 0.13 },
  ],
  look: (sign) => MARK[sign] ?? 0,
} satisfies Face;
