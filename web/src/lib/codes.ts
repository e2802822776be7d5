/** Codes of invitations: eight letters, said and written in two groups, typed in any way. */

export function spoken(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4)}`.toUpperCase();
}

/** What somebody has typed or pasted: a link to go to, or the letters of a code. */
export function read(typed: string): { link: string } | { code: string } {
  const [link] = /\/[tr]\/.*/.exec(typed.trim()) ?? [];
  return link === undefined ? { code: typed.toLowerCase().replace(/[^a-z0-9]/g, "") } : { link };
}
