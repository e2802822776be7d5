import type { Face } from "../../lib/board";
import icons from "./face-icons.json?icons";
import { HEROES } from "./marks";
import en from "./texts/en.ftl?raw";
import fr from "./texts/fr.ftl?raw";

export default {
  id: "diceforge", length: "45 min", place: 3, icons, texts: { en, fr },
  tondo: [{ icon: "anvil-impact", x: 47, y: 51, scale: 0.20703125 }],
  look: (_, seat) => HEROES[seat] ?? 0,
} satisfies Face;
