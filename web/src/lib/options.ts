/** The options of any prompt, sorted into what a person can choose from: places, pairs, numbers, sets, the rest. */

import { grouped } from "./grouped";
import type { Ask, Option } from "./protocol";

export type Part = ListPart | PairPart | NumberPart | SetPart;

/** Options that stand for themselves, one button each. */
export interface ListPart {
  type: "list";
  kind: string;
  options: Option[];
}

/** Options from one place to another: first the origin is chosen, then the target. */
export interface PairPart {
  type: "pairs";
  kind: string;
  origins: Map<string, Option[]>;
}

/** Options that differ by a number alone. */
export interface NumberPart {
  type: "number";
  kind: string;
  values: number[];
  byValue: Map<number, Option>;
}

/** Options that are subsets of a few members. */
export interface SetPart {
  type: "set";
  kind: string;
  members: string[];
  byKey: Map<string, Option>;
  /** So many members make an answer; null if answers differ in size. */
  size: number | null;
}

const FEW = 4; // so many numbers are buttons, more are a stepper
const NONE = "none";

/** Sort the options; `stepper` makes even a few numbers one stepper, the kinds of `listed` are buttons however many. */
export function parts(options: Option[], stepper = false, listed: string[] = []): Part[] {
  const pairs = options.filter((option) => option.args.length === 2 && option.args.some((arg) => option.places.includes(arg)));
  const found: Part[] = pairs.length > 0 ? [pairPart(pairs)] : [];
  const kinds = grouped(
    options.filter((option) => !pairs.includes(option)),
    (option) => option.kind,
  );
  const bare: Part[] = [];
  for (const [kind, group] of kinds) {
    const one: Part = listed.includes(kind) ? { type: "list", kind, options: group } : part(kind, group, stepper);
    (group[0]!.args.length === 0 ? bare : found).push(one);
  }
  return [...found, ...bare];
}

function part(kind: string, options: Option[], stepper: boolean): Part {
  if (options.length > (stepper ? 1 : FEW) && options.every((option) => option.args.length === 1 && /^\d+$/.test(option.args[0]!))) return numberPart(kind, options);
  if (options.length > 1 && options.some((option) => option.args[0] === NONE || option.args[0]?.includes("+"))) return setPart(kind, options);
  return { type: "list", kind, options };
}

function pairPart(options: Option[]): PairPart {
  return { type: "pairs", kind: options[0]!.kind, origins: grouped(options, (option) => option.args[0]!) };
}

function numberPart(kind: string, options: Option[]): NumberPart {
  const byValue = new Map(options.map((option) => [Number(option.args[0]), option]));
  return { type: "number", kind, values: [...byValue.keys()].sort((a, b) => a - b), byValue };
}

function setPart(kind: string, options: Option[]): SetPart {
  const members: string[] = [];
  for (const option of options) {
    for (const member of membersOf(option)) if (!members.includes(member)) members.push(member);
  }
  const byKey = new Map(options.map((option) => [setKey(membersOf(option)), option]));
  const sizes = new Set(options.map((option) => membersOf(option).length));
  return { type: "set", kind, members, byKey, size: sizes.size === 1 ? [...sizes][0]! : null };
}

export function membersOf(option: Option): string[] {
  const word = option.args[0] ?? NONE;
  return word === NONE ? [] : word.split("+");
}

/** The same key for the same members, in whatever order. */
export function setKey(members: Iterable<string>): string {
  return [...members].sort().join("+") || NONE;
}

/** The places where a click means something, with the options it could mean. */
export function byPlace(options: Option[]): Map<string, Option[]> {
  const found = new Map<string, Option[]>();
  for (const option of options) {
    for (const place of option.places) found.set(place, [...(found.get(place) ?? []), option]);
  }
  return found;
}

/** Whether the others learn nothing when the question is let pass: there are others, and they cannot know what one could answer. */
export function passesUnseen(ask: Pick<Ask, "unseen">, seats: number): boolean {
  return ask.unseen && seats > 1;
}
