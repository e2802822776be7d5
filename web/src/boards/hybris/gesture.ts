/** How the prompts of Hybris are best played. */

import type { Gesture } from "../../lib/board";
import type { Ask, View } from "../../lib/protocol";
import { words } from "./words";

export function gesture(_: Ask, raw: View): Gesture {
  return { primary: (option) => words.move(option, raw) };
}
