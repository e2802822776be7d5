import { settings } from "./settings.svelte";

/** Word that it is the reader's turn, where they may not be looking: in the tab's title and, if allowed, a notification. */

const HOUSE = "Theogony";
let title = HOUSE;

export function setTitle(text: string, yourTurn = false): void {
  title = text ? `${text} · ${HOUSE}` : HOUSE;
  document.title = yourTurn ? `● ${title}` : title;
}

export function notify(text: string): void {
  document.title = `● ${title}`;
  if (!document.hidden || !settings.notify || !("Notification" in window) || Notification.permission !== "granted") return;
  new Notification(HOUSE, { body: text, icon: "/favicon.svg", tag: location.pathname });
}

/** Ask the browser for leave to notify; the setting follows the answer. */
export async function allowNotices(wanted: boolean): Promise<void> {
  if (!wanted || !("Notification" in window)) {
    settings.notify = false;
    return;
  }
  settings.notify = (await Notification.requestPermission()) === "granted";
}
