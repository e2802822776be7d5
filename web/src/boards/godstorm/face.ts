import type { Face } from "../../lib/board";
import icons from "./face-icons.json?icons";
import en from "./texts/face.en.ftl?raw";
import fr from "./texts/face.fr.ftl?raw";

const face: Face = {
  id: "godstorm",
  length: "3 h",
  tondo: [
    { icon: "lightning-trio", x: 48, y: 32, scale: 0.203125, opacity: 0.42 },
    { icon: "spartan-helmet", x: 52, y: 50, scale: 0.1875 },
  ],
  icons,
  texts: { en, fr },
};

export default face;
