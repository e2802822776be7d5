import type { BoardInfo, BoardWorth, Content, Games, Invitation, Me, NewToken, ReviewAnswer, ReviewChoices, ReviewInfo, Rules } from "./protocol.gen";
import type { Failure, Lang, NewTable, Replay, Strength, TableInfo, TableLists } from "./protocol";
import { readAll } from "./rulebook";

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

const UNKNOWN: Failure = { key: "internal", params: {} };

async function failureOf(response: Response): Promise<Failure> {
  try {
    const body = (await response.json()) as { error?: Failure };
    return body.error ?? UNKNOWN;
  } catch {
    return UNKNOWN;
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
  games: () => once("games", async () => (await get<Games>("/api/games")).games),
  /** What the game is played with today, or what a table under this ruleset is played with. */
  components: (game: string, ruleset = "") =>
    once(`content ${game} ${ruleset}`, async () => (await get<Content>(`/api/games/${game}/content?ruleset=${encodeURIComponent(ruleset)}`)).components),
  guide: (game: string, lang: Lang) => once(`guide ${game} ${lang}`, async () => (await get<Rules>(`/api/games/${game}/rules?lang=${lang}`)).guide),
  rules: (game: string, lang: Lang) =>
    once(`rules ${game} ${lang}`, async () => {
      const [rules, components] = await Promise.all([get<Rules>(`/api/games/${game}/rules?lang=${lang}`), api.components(game)]);
      return readAll(rules.chapters, components, lang);
    }),
  me: async () => (await get<Me>("/api/me")).guest,
  introduce: async (name: string) => (await post<Me>("/api/me", { name })).guest,
  recovery: () => post<NewToken>("/api/me/recovery"),
  recover: async (token: string) => (await post<Me>("/api/me/recover", { token })).guest,
  tables: () => get<TableLists>("/api/tables"),
  open: (table: NewTable) => post<TableInfo>("/api/tables", table),
  table: (id: string) => get<TableInfo>(`/api/tables/${id}`),
  join: (id: string, seat: number | null, invite: string | null) => post<TableInfo>(`/api/tables/${id}/join`, { seat, invite }),
  again: (id: string) => post<TableInfo>(`/api/tables/${id}/again`),
  leave: (id: string) => post<TableInfo>(`/api/tables/${id}/leave`),
  start: (id: string, fill: Strength | null) => post<TableInfo>(`/api/tables/${id}/start`, { fill }),
  invite: (id: string) => post<Invitation>(`/api/tables/${id}/invite`),
  invitation: (code: string) => get<Invitation>(`/api/invites/${encodeURIComponent(code)}`),
  replay: (id: string, seat: string, first: number, count: number) =>
    get<Replay>(`/api/tables/${id}/replay?seat=${seat}&first=${first}&count=${count}`),
  /** The table of a lesson: where it was left, at the next chapter, or at this one. */
  learn: (lesson: string, chapter: number | null, again = false) => post<TableInfo>(`/api/lessons/${lesson}`, { chapter, again }),
  /** The review of a finished game through the eyes of a seat, or with all cards open: as it stands, begun, stopped. */
  review: (id: string, seat: number, open: boolean) => get<ReviewInfo>(`/api/tables/${id}/review?seat=${seat}&open=${open}`),
  beginReview: (id: string, seat: number, open: boolean) => post<ReviewInfo>(`/api/tables/${id}/review`, { seat, open }),
  stopReview: async (id: string, seat: number, open: boolean) => (await (await answer(`/api/tables/${id}/review?seat=${seat}&open=${open}`, { method: "DELETE" })).json()) as ReviewInfo,
  choices: async (id: string, seat: number, open: boolean, at: number) => (await get<ReviewChoices>(`/api/tables/${id}/review/choices?seat=${seat}&open=${open}&at=${at}`)).options,
  tryMove: (id: string, seat: number, open: boolean, at: number, move: string) => post<ReviewAnswer>(`/api/tables/${id}/review/answer`, { seat, open, at, move }),
  /** A position of a finished game with a line of further moves, and what it is worth; the query says which. */
  board: (id: string, query: URLSearchParams) => get<BoardInfo>(`/api/tables/${id}/board?${query}`),
  worth: (id: string, query: URLSearchParams) => get<BoardWorth>(`/api/tables/${id}/board/worth?${query}`),
  playOn: (id: string, at: number, seat: number, bot: Strength, moves = "") => post<TableInfo>(`/api/tables/${id}/play-on`, { at, seat, bot, moves }),
};
