import type { Chapter, Components, Failure, GameInfo, Lang, Replay, TableInfo, TableLists } from "./protocol";

/** The server said no, in words that can be shown. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly failure: Failure,
  ) {
    super(failure.key);
  }
}

async function answer(path: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(path, { credentials: "same-origin", ...init });
  if (response.ok) return response;
  throw new ApiError(response.status, await failureOf(response));
}

async function failureOf(response: Response): Promise<Failure> {
  try {
    const body = (await response.json()) as { error?: Failure };
    return body.error ?? { key: "error-unknown" };
  } catch {
    return { key: "error-unknown" };
  }
}

async function get<T>(path: string): Promise<T> {
  return (await (await answer(path)).json()) as T;
}

async function post<T>(path: string, body: unknown = {}): Promise<T> {
  const init = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  return (await (await answer(path, init)).json()) as T;
}

export async function fetchText(path: string): Promise<string> {
  return (await answer(path)).text();
}

export interface Guest {
  id: string;
  name: string;
}

export interface NewSeat {
  kind: "me" | "human" | "bot" | "open" | "hotseat";
  bot?: string;
  name?: string;
}

export interface NewTable {
  game: string;
  name: string;
  options: Record<string, string>;
  seats: NewSeat[];
  public: boolean;
  hints: boolean;
}

interface Me {
  guest: Guest | null;
}

const kept = new Map<string, Promise<unknown>>();

/** What does not change while the page is open is asked for once. */
function once<T>(key: string, ask: () => Promise<T>): Promise<T> {
  const known = kept.get(key) as Promise<T> | undefined;
  if (known !== undefined) return known;
  const asked = ask();
  kept.set(key, asked);
  asked.catch(() => kept.delete(key));
  return asked;
}

export const api = {
  games: () => once("games", async () => (await get<{ games: GameInfo[] }>("/api/games")).games),
  components: (game: string) =>
    once(`content ${game}`, async () => (await get<{ components: Components }>(`/api/games/${game}/content`)).components),
  rules: (game: string, lang: Lang) =>
    once(`rules ${game} ${lang}`, async () => (await get<{ chapters: Chapter[] }>(`/api/games/${game}/rules?lang=${lang}`)).chapters),
  me: async () => (await get<Me>("/api/me")).guest,
  introduce: async (name: string) => (await post<Me>("/api/me", { name })).guest,
  recovery: () => post<{ token: string; expires: string }>("/api/me/recovery"),
  recover: async (token: string) => (await post<Me>("/api/me/recover", { token })).guest,
  tables: () => get<TableLists>("/api/tables"),
  open: (table: NewTable) => post<TableInfo>("/api/tables", table),
  table: (id: string) => get<TableInfo>(`/api/tables/${id}`),
  join: (id: string, seat: number | null, invite: string | null) => post<TableInfo>(`/api/tables/${id}/join`, { seat, invite }),
  leave: (id: string) => post<TableInfo>(`/api/tables/${id}/leave`),
  start: (id: string, fill: string | null) => post<TableInfo>(`/api/tables/${id}/start`, { fill }),
  invite: (id: string) => post<{ token: string }>(`/api/tables/${id}/invite`),
  replay: (id: string, seat: string, first: number, count: number) =>
    get<Replay>(`/api/tables/${id}/replay?seat=${seat}&first=${first}&count=${count}`),
  playOn: (id: string, at: number, seat: number, bot: string) => post<TableInfo>(`/api/tables/${id}/play-on`, { at, seat, bot }),
};
