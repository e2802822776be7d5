import common from "./icons.json?icons";

const known: Record<string, string> = { ...common };

/** Boards add the icons of their own pieces when they are loaded. */
export function addIcons(bodies: Record<string, string>): void {
  Object.assign(known, bodies);
}

export function iconBody(name: string): string {
  return known[name] ?? known["info"] ?? "";
}
