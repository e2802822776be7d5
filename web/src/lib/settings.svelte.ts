import type { Lang } from "./protocol";

/** What this device's player prefers; kept in the browser. */
export interface Preferences {
  lang: Lang;
  theme: "system" | "vase" | "marble";
  speed: "once" | "brisk" | "natural" | "calm" | "step";
  motion: "system" | "less";
  marks: "normal" | "large";
  /** On cards. */
  pictures: "on" | "off";
  text: "100" | "125" | "150" | "200";
  shortcuts: "keys" | "alt" | "off";
  focus: "follow" | "leave";
  confirm: "propose" | "once";
  log: "all" | "mine";
  closed: boolean;
  /** Answer for the player, after a pause, where nothing but letting it pass is possible. */
  answer: boolean;
  /** Close a gesture with the move that usually follows: end the turn after the bet. */
  finish: boolean;
  /** Go on by itself with a gesture of several rounds: roll until the battle is decided. */
  onwards: boolean;
  /** Where one's whole force can be sent, it is. */
  whole: boolean;
  /** Answer small questions in the usual way. */
  usual: boolean;
  /** The first time a question of a kind comes up, a line says why it matters; the kinds that were heard, by game. */
  oracle: boolean;
  heard: Record<string, string[]>;
  /** How long the end of a part of the game is shown. */
  results: "stay" | "brief" | "off";
  notify: boolean;
  sound: boolean;
  /** 0 to 100. */
  volume: number;
  mute: string[];
}

const KEY = "theogony.preferences";

const DEFAULTS: Preferences = {
  lang: browserLanguage(),
  theme: "system",
  speed: "natural",
  motion: "system",
  marks: "normal",
  pictures: "on",
  text: "100",
  shortcuts: "keys",
  focus: "follow",
  confirm: "propose",
  log: "all",
  closed: true,
  answer: true,
  finish: true,
  onwards: true,
  whole: true,
  usual: true,
  oracle: true,
  heard: {},
  results: "stay",
  notify: false,
  sound: false,
  volume: 60,
  mute: [],
};

function browserLanguage(): Lang {
  return typeof navigator !== "undefined" && navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en";
}

function stored(): Partial<Preferences> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Preferences>;
  } catch {
    return {}; // storage may be closed to us, or hold something old: defaults are fine
  }
}

export const settings: Preferences = $state({ ...DEFAULTS, ...stored() });

/** How long a pause of one beat is, as a factor; 0 is at once. */
export const SPEED: Record<Preferences["speed"], number> = { once: 0, brisk: 0.5, natural: 1, calm: 2, step: 1 };

/** Where much waits to be shown, everything moves in this part of its time. */
export const hurry = $state({ now: 1 });

/** How long motion lasts now, as a factor. */
export function tempo(): number {
  return SPEED[settings.speed] * hurry.now;
}

export function reducedMotion(): boolean {
  return settings.motion === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Keep the page and the store in step with the settings; call once, inside an effect root. */
export function applySettings(): void {
  $effect(() => document.documentElement.style.setProperty("--speed", String(reducedMotion() ? 0 : tempo())));
  $effect(() => {
    const root = document.documentElement;
    root.lang = settings.lang;
    if (settings.theme === "system") delete root.dataset["theme"];
    else root.dataset["theme"] = settings.theme;
    root.dataset["motion"] = settings.motion;
    root.dataset["marks"] = settings.marks;
    root.style.setProperty("--text-scale", String(Number(settings.text) / 100));
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // a private window without storage: the settings last as long as the page
    }
  });
}
