import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { fetchText } from "./api";
import type { Lang } from "./protocol";
import { settings } from "./settings.svelte";
import en from "./texts/en.ftl?raw";
import fr from "./texts/fr.ftl?raw";
import { typeset } from "./typography";

/**
 * Texts in layers: the words of the interface and of the boards travel with the client; what the kernel and the games
 * say (prompts, events, refusals) are the same files the terminal uses and come from the server. Games use the same
 * keys for their own things, so the words of the game on the table form a bundle of their own, over the common ones.
 */
const own: Record<Lang, { of: string; words: FluentResource }[]> = { en: [{ of: "", words: new FluentResource(en) }], fr: [{ of: "", words: new FluentResource(typeset("fr", fr)) }] };
const fetched = new Map<string, FluentResource>();
const loading = new Set<string>();
const bundles = new Map<string, FluentBundle>();
let game = $state("");
let changes = $state(0);

/** Words that the board's folder of a game brings along. */
export function addTexts(of: string, texts: Record<Lang, string>): void {
  for (const lang of ["en", "fr"] as const) own[lang].push({ of, words: new FluentResource(typeset(lang, texts[lang])) });
  forget();
}

/** Speak of this game from now on; done when its words are here, or cannot be had: the page stands without them. */
export async function speakOf(id: string): Promise<void> {
  game = id;
  await loadWords(settings.lang).catch(() => undefined);
}

/** Fetch the words of the kernel, and of a game; the page shows what it has until they arrive. */
export async function loadWords(lang: Lang, of = game): Promise<void> {
  const paths = [`/api/i18n/${lang}`, ...(of === "" ? [] : [gamePath(lang, of)])];
  await Promise.all(paths.map(load));
}

function gamePath(lang: Lang, of: string): string {
  return `/api/games/${of}/i18n/${lang}`;
}

async function load(path: string): Promise<void> {
  if (fetched.has(path) || loading.has(path)) return;
  loading.add(path);
  try {
    fetched.set(path, new FluentResource(await fetchText(path)));
    forget();
  } finally {
    loading.delete(path);
  }
}

function forget(): void {
  bundles.clear();
  changes += 1;
}

function bundle(lang: Lang, of: string): FluentBundle {
  const key = `${lang} ${of}`;
  const known = bundles.get(key);
  if (known !== undefined) return known;
  const made = new FluentBundle(lang, { useIsolating: false });
  const others = own[lang].filter((one) => one.of !== of || of === "");
  const ours = own[lang].filter((one) => one.of === of && of !== "");
  const common = fetched.get(`/api/i18n/${lang}`);
  const told = fetched.get(gamePath(lang, of));
  for (const words of [...others.map((one) => one.words), ...(common === undefined ? [] : [common])]) made.addResource(words);
  for (const words of [...ours.map((one) => one.words), ...(told === undefined ? [] : [told])]) made.addResource(words, { allowOverrides: true });
  bundles.set(key, made);
  return made;
}

/** The text of a key in the language of the page, or undefined if nobody has written it; in the words of a game. */
export function find(key: string, params?: Record<string, FluentVariable>, of = game): string | undefined {
  const lang = settings.lang;
  void changes;
  return format(lang, of, key, params) ?? (lang === "en" ? undefined : format("en", of, key, params));
}

export function t(key: string, params?: Record<string, FluentVariable>): string {
  return find(key, params) ?? key;
}

/** A name and what is said of it, with the colon of the language. */
export function labelled(name: string, more: string): string {
  return t("labelled", { name, more });
}

function format(lang: Lang, of: string, key: string, params?: Record<string, FluentVariable>): string | undefined {
  const from = bundle(lang, of);
  const [id, attribute] = key.split(".") as [string, string?];
  const message = from.getMessage(id);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (pattern === undefined || pattern === null) return undefined;
  return from.formatPattern(pattern, params ?? {}, []);
}

/** The field of a component in the language of the page: `name_fr`, else `name_en`, else `name`; one in parts reads on. */
export function local(entry: Record<string, unknown> | undefined, field: string): string {
  if (entry === undefined) return "";
  const value = entry[`${field}_${settings.lang}`] ?? entry[`${field}_en`] ?? entry[field];
  return Array.isArray(value) ? value.join(" ") : typeof value === "string" ? value : "";
}
