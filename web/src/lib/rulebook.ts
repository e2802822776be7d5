/** The ledger as players read it: names instead of ids, and the marks of the workshop apart from the text. */

import type { Chapter, Components, Lang } from "./protocol";

export interface ReadClause {
  id: string;
  tags: string[];
  text: string;
  /** What the text says about itself: where it stands in which source, how it was read. */
  notes: string[];
}

export interface ReadChapter {
  title: string;
  clauses: ReadClause[];
}

const MARKS = /\s*(?:\((?:[SPRD](?:\s?[:;,][^()]*)?|L\d[^()]*)\)|\[[SPRD]\s?:[^\]]*\])/g; // (S:L30, L142), (R), (L410), [D: no rules in these lines]
const FILE = /`?(?:content\/)?components\.yaml`?/g;
const LIST: Record<Lang, string> = { en: "the list of components", fr: "la liste du matériel" };
const QUOTED = /`([^`]+)`/g;
const LINE = /\bL(\d{1,3})\b/g; // a line of the text that the rules follow
const LINES: Record<Lang, string> = { en: "line", fr: "ligne" };
const ID = /\b[a-z][a-z0-9]*(?:_[a-z0-9]+)+\b/g;

/** All that has an id and a name, wherever it stands in the content. */
export function namesOf(components: Components, lang: Lang): Map<string, string> {
  const found = new Map<string, string>();
  const walk = (part: unknown): void => {
    if (Array.isArray(part)) part.forEach(walk);
    else if (part !== null && typeof part === "object") {
      const entry = part as Record<string, unknown>;
      const name = entry[`name_${lang}`] ?? entry["name_en"] ?? entry["name"];
      if (typeof entry["id"] === "string" && typeof name === "string") found.set(entry["id"], name);
      Object.values(entry).forEach(walk);
    }
  };
  walk(components);
  return found;
}

/** One clause for players. */
export function read(clause: { id: string; tags: string[]; text: string }, names: Map<string, string>, lang: Lang = "en"): ReadClause {
  const notes = [...clause.text.matchAll(MARKS)].map((mark) => mark[0].trim().slice(1, -1));
  const plain = (id: string) => names.get(id) ?? id.replaceAll("_", " ");
  const text = clause.text
    .replace(MARKS, "")
    .replace(FILE, LIST[lang])
    .replace(LINE, `${LINES[lang]} $1`)
    .replace(QUOTED, (_, id: string) => plain(id))
    .replace(ID, plain)
    .trim();
  return { ...clause, text, notes };
}

export function readAll(chapters: Chapter[], components: Components, lang: Lang): ReadChapter[] {
  const names = namesOf(components, lang);
  return chapters.map(({ title, clauses }) => ({ title: title.replace(FILE, LIST[lang]), clauses: clauses.map((clause) => read(clause, names, lang)) }));
}
