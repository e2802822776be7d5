import type { Face } from "../../lib/board";
import icons from "./face-icons.json?icons";
import en from "./texts/en.ftl?raw";
import fr from "./texts/fr.ftl?raw";

const face: Face = {
  id: "diceforge",
  length: "45 min",
  tondo: [{ icon: "anvil-impact", x: 47, y: 51, scale: 0.20703125 }],
  icons,
  texts: { en, fr },
};

export default face;
