import type { Face } from "../../lib/board";
import icons from "./face-icons.json?icons";
import en from "./texts/en.ftl?raw";
import fr from "./texts/fr.ftl?raw";

export default {
  id: "diceforge", length: "45 min", icons, texts: { en, fr },
  tondo: [{ icon: "anvil-impact", x: 47, y: 51, scale: 0.20703125 }],
} satisfies Face;
