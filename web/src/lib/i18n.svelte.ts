import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { fetchText } from "./api";
import type { Lang } from "./protocol";
import { settings } from "./settings.svelte";
import en from "./texts/en.ftl?raw";
import fr from "./texts/fr.ftl?raw";

/**
 * Texts in two layers: the words of the interface travel with the client; the words of the games (prompts, events,
 * refusals) are the same files the terminal uses and come from the server.
 */
const bundles: Record<Lang, FluentBundle> = { en: bundle("en", en), fr: bundle("fr", fr) };
let loaded: Record<Lang, boolean> = $state({ en: false, fr: false });
const loading = new Set<Lang>();

function bundle(lang: Lang, text: string): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  made.addResource(new FluentResource(text));
  return made;
}

/** Words that a board's folder brings along. */
export function addTexts(texts: Record<Lang, string>): void {
  for (const lang of ["en", "fr"] as const) bundles[lang].addResource(new FluentResource(texts[lang]));
}

/** Fetch the games' words for a language; the page shows what it has until they arrive. */
export async function loadWords(lang: Lang): Promise<void> {
  if (loaded[lang] || loading.has(lang)) return;
  loading.add(lang);
  try {
    bundles[lang].addResource(new FluentResource(await fetchText(`/api/i18n/${lang}`)));
    loaded[lang] = true;
  } finally {
    loading.delete(lang);
  }
}

/** The text of a key in the language of the page, or undefined if nobody has written it. */
export function find(key: string, params?: Record<string, FluentVariable>): string | undefined {
  const lang = settings.lang;
  void loaded[lang];
  return format(lang, key, params) ?? (lang === "en" ? undefined : format("en", key, params));
}

export function t(key: string, params?: Record<string, FluentVariable>): string {
  return find(key, params) ?? key;
}

function format(lang: Lang, key: string, params?: Record<string, FluentVariable>): string | undefined {
  const from = bundles[lang];
  const [id, attribute] = key.split(".") as [string, string?];
  const message = from.getMessage(id);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (pattern === undefined || pattern === null) return undefined;
  return from.formatPattern(pattern, params ?? {}, []);
}

/** The field of a component in the language of the page: `name_fr`, else `name_en`, else `name`. */
export function local(entry: Record<string, unknown> | undefined, field: string): string {
  if (entry === undefined) return "";
  const value = entry[`${field}_${settings.lang}`] ?? entry[`${field}_en`] ?? entry[field];
  return typeof value === "string" ? value : "";
}
