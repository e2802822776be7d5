/**
 * Keys and parameters become sentences: what a parameter is called follows from its kind, for every game alike. The same
 * rules fill the sentences of the terminal (`kernel/layout.py`).
 */

import { find, local, t } from "./i18n.svelte";
import type { Components, GameEvent, Option, Params, View } from "./protocol";
import { who } from "./seats";
import { settings } from "./settings.svelte";

/** How the ids of a kind are named: by entries of the content, or by the sentences `key-id`; `counted-id`, or `counted` with the name, says a number of them. */
interface Naming {
  sections?: string[];
  key?: string;
  counted?: string;
}

/** What a game speaks with, as `tools/web_types.py` writes it down. */
export interface Speech {
  kinds: Record<string, Naming>;
  parameters: Record<string, [kind: string, form: string]>;
  /** Parts of an event that not everybody may see. */
  hidden: Record<string, string[]>;
  /** The parameters that the arguments of a move are. */
  moves: Record<string, string[]>;
  /** 1: begins a part of the game, -1: a detail; where the game says it. */
  weights?: Record<string, number>;
}

export type Values = Record<string, string | number>;
type Given = Record<string, unknown>;
/** What one thing is called, where that depends on more than its id. */
export type Namer = (value: string | number, given: Given, view: View) => string;
/** How a name stands in a sentence, by form. */
export type Forms = Record<string, string>;
/** The grammar of one thing, where that is not the one of its id. */
export type Grammar = (value: string | number, given: Given, view: View) => Forms;

const FORMS = ["a", "the", "of", "in", "to", "gender"]; // how a name stands in a sentence beside the name itself
const NOTHING = "none"; // no id, nobody, an empty list: something that a sentence selects by
const UNKNOWN = "unknown";
const SUBJECT = "\u2060"; // stands where the player would be named; written nowhere else

export function listed(items: string[], type: "conjunction" | "disjunction" = "conjunction"): string {
  return new Intl.ListFormat(settings.lang, { type }).format(items);
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(settings.lang) + text.slice(1);
}

/** Whether French says d’ before a player's name: before a vowel, and before a y that is one. */
export function elided(name: string): boolean {
  return /^([aeiouœæ]|y(?![aeiou]))/.test(name.normalize("NFKD").toLowerCase());
}

/** The forms that the language files have of a name, under its key. */
export function formsOf(key: string, params: Values = {}): Forms {
  return Object.fromEntries(FORMS.map((form) => [form, find(`${key}.${form}`, params)]).filter((pair): pair is [string, string] => pair[1] !== undefined));
}

/** The forms of a player's name. */
export function playerForms(name: string): Forms {
  return { the: name, of: t("name-of", { name, elided: elided(name) ? "yes" : "no" }), to: t("name-to", { name }) };
}

/** A name as a sentence is given it: itself, and its forms beside it (`place`, `place_of`). */
export function beside(name: string, value: string | number, forms: Forms): Values {
  return { [name]: value, ...Object.fromEntries(Object.entries(forms).map(([form, text]) => [`${name}_${form}`, text])) };
}

export class Filler {
  private entries = new Map<string, Map<string, Record<string, unknown>>>();

  constructor(
    private speech: Speech,
    private namers: Record<string, Namer> = {},
    private grammars: Record<string, Grammar> = {},
  ) {}

  /** Learn the names of the content. */
  prepare(components: Components): void {
    for (const [kind, { sections = [] }] of Object.entries(this.speech.kinds)) {
      const found = sections.flatMap((path) => path.split(".").reduce<unknown>((part, name) => (part as Given)[name], components) as { id: string }[]);
      this.entries.set(kind, new Map(found.map((entry) => [entry.id, entry])));
    }
  }

  /** The name of an id, in the content or in the language files. */
  called(kind: string, id: string | number): string {
    const key = this.speech.kinds[kind]?.key;
    return key === undefined ? local(this.entries.get(kind)?.get(String(id)), "name") || String(id) : t(`${key}-${id}`);
  }

  /** How many of each: 1 Priest and 2 Disciples. */
  amounts(kind: string, numbers: Record<string, number>): string {
    const { counted, key } = this.speech.kinds[kind] ?? {};
    const found = Object.entries(numbers).filter(([, number]) => number > 0);
    if (counted === undefined) return listed(found.map(([id, number]) => `${number} ${this.called(kind, id)}`));
    if (found.length === 0) return t(`${counted}-nothing`);
    return listed(found.map(([id, number]) => (key === undefined ? t(counted, { number, ...beside("name", this.called(kind, id), this.forms(kind, id)) }) : t(`${counted}-${id}`, { number }))));
  }

  named(kind: string, value: string | number, given: Given, view: View): string {
    const namer = this.namers[kind];
    if (namer !== undefined) return namer(value, given, view);
    return kind === "seat" ? who(Number(value)) : this.called(kind, value);
  }

  private value(name: string, value: unknown, given: Given, view: View): string | number {
    const [kind, form] = this.speech.parameters[name] ?? ["text", "one"];
    const call = (one: string | number) => this.named(kind, one, given, view);
    if (form === "many" && kind === "number") return (value as number[]).join(" ");
    if (form === "many") return listed((value as string[]).map(call)) || NOTHING;
    if (form === "amounts") return this.amounts(kind, value as Record<string, number>) || NOTHING;
    if (form === "by-seat") return listed((value as number[]).map((one, seat) => `${this.named("seat", seat, given, view)} ${one}`));
    if (value === "" || (kind === "seat" && Number(value) < 0)) return NOTHING;
    if (kind !== "number" && kind !== "text") return call(value as string | number);
    return typeof value === "number" || typeof value === "string" ? value : "";
  }

  /** The grammar of a name: the attributes of `<kind>-<id>` in the language files; none where they have none. */
  forms(kind: string, id: string | number): Forms {
    return formsOf(`${this.speech.kinds[kind]?.key ?? kind}-${id}`);
  }

  private grammarOf(kind: string, value: string | number, given: Given, view: View): Forms {
    if (kind === "number" || kind === "text" || value === "" || (kind === "seat" && Number(value) < 0)) return {};
    const grammar = this.grammars[kind];
    if (grammar !== undefined) return grammar(value, given, view);
    return kind === "seat" ? playerForms(this.named(kind, value, given, view)) : this.forms(kind, value);
  }

  /** The forms of a parameter; of a list, those that all its names have. */
  private grammar(name: string, value: unknown, given: Given, view: View): Forms {
    const [kind, form] = this.speech.parameters[name] ?? ["text", "one"];
    if (form === "one") return this.grammarOf(kind, value as string | number, given, view);
    if (form !== "many" || (value as unknown[]).length === 0) return {};
    const each = (value as string[]).map((one) => this.grammarOf(kind, one, given, view));
    const shared = FORMS.filter((one) => one !== "gender" && each.every((forms) => one in forms));
    return Object.fromEntries(shared.map((one) => [one, listed(each.map((forms) => forms[one]!))]));
  }

  /** Beside a name stand its forms (`place_of`), beside a seat its player's own `name`, beside a list the `number` of things in it. */
  fill(given: Given, view: View): Values {
    const values: Values = {};
    for (const [name, value] of Object.entries(given)) {
      Object.assign(values, beside(name, this.value(name, value, given, view), this.grammar(name, value, given, view)));
      if (Array.isArray(value) && given["number"] === undefined) values["number"] = value.length;
    }
    if (typeof given["seat"] === "number" && given["seat"] >= 0) values["name"] = who(given["seat"]);
    return values;
  }

  params = (given: Params, view: View): Params => this.fill(given, view);

  /** What the sentence of an event needs; parts that are not for this reader are unknown. */
  told(event: GameEvent, view: View): Values {
    const { kind, ...given } = event;
    const hidden = (this.speech.hidden[kind] ?? []).map((name) => [name, UNKNOWN] as const);
    return { ...Object.fromEntries(hidden), ...this.fill(given, view) };
  }

  event = (event: GameEvent, view: View): string => capital(t(`event-${event.kind}`, this.told(event, view)));

  /** Several deeds of one player as one sentence, in which he is named once where the language lets him come first. */
  deed = (events: GameEvent[], view: View): string => {
    const [first] = events;
    if (events.length === 1 || first?.seat === undefined) return events.map((event) => this.event(event, view)).join(" ");
    const said = events.map((event) => this.predicate(event, view));
    if (said.some((one) => one === null)) return events.map((event) => this.event(event, view)).join(" ");
    return capital(`${this.named("seat", first.seat, { seat: first.seat }, view)} ${said.join(", ")}.`);
  };

  /** The sentence of an event without the player it begins with; null if it begins otherwise. */
  private predicate(event: GameEvent, view: View): string | null {
    const text = t(`event-${event.kind}`, { ...this.told(event, view), seat: SUBJECT, name: SUBJECT });
    if (!text.startsWith(`${SUBJECT} `) || text.lastIndexOf(SUBJECT) > 0) return null;
    return text.slice(SUBJECT.length + 1).replace(/\.$/, "");
  }

  /** Whether one of these seats is named in the event, as the one who acts or otherwise. */
  concerns = (event: GameEvent, seats: number[]): boolean =>
    Object.entries(event).some(([name, value]) => {
      const [kind, form] = this.speech.parameters[name] ?? ["", ""];
      if (kind !== "seat" || form === "by-seat") return false;
      return [value].flat().some((one) => typeof one === "number" && seats.includes(one));
    });

  /** What the sentence of a move needs. */
  parts({ kind, args }: Pick<Option, "kind" | "args">, view: View, given: Given = {}): Values {
    const names = this.speech.moves[kind] ?? [];
    return this.fill({ ...given, ...Object.fromEntries(names.map((name, i) => [name, this.read(name, args[i] ?? "")])) }, view);
  }

  /** An argument as it stands in the text of a move: players are counted from 1 there. */
  private read(name: string, word: string): unknown {
    const [kind, form] = this.speech.parameters[name]!;
    if (form === "many") return word === "none" ? [] : word.split("+");
    return kind === "seat" ? Number(word) - 1 : kind === "number" ? Number(word) : word;
  }
}

/** A move by its text. */
export function moveOf(text: string): Pick<Option, "kind" | "args"> {
  const [kind = "", rest] = text.split(/ (.*)/s);
  return { kind, args: rest === undefined ? [] : rest.split(">") };
}

/** The board's own sentence, else that of the game. */
export function sentence(keys: string[], values: Values): string {
  for (const key of keys) {
    const text = find(key, values);
    if (text !== undefined) return capital(text);
  }
  return keys.at(-1) ?? "";
}
