/** Addresses of the single page: `/`, `/new/:game`, `/t/:id`, `/r/:id`, `/r/:id/review`, `/r/:id/board`, `/rules/:game`, `/settings`, `/credits`. */

export interface Route {
  page: "lobby" | "new" | "table" | "replay" | "review" | "board" | "rules" | "settings" | "credits" | "recover" | "missing";
  id: string;
  query: URLSearchParams;
  hash: string;
}

const PAGES: Record<string, Route["page"]> = {
  "": "lobby",
  new: "new",
  t: "table",
  r: "replay",
  rules: "rules",
  settings: "settings",
  credits: "credits",
  recover: "recover",
};

/** Pages that belong to a replay. */
const BELOW: Record<string, Route["page"]> = { review: "review", board: "board" };

export function parse(url: URL): Route {
  const [head = "", id = "", ...rest] = url.pathname.replace(/^\/+|\/+$/g, "").split("/");
  const known = PAGES[head] ?? "missing";
  const below = known === "replay" ? BELOW[rest.join("/")] : undefined;
  const page = rest.length === 0 ? known : (below ?? "missing");
  return { page, id: decodeURIComponent(id), query: url.searchParams, hash: url.hash.slice(1) };
}

class Router {
  route: Route = $state.raw(parse(new URL(location.href)));

  constructor() {
    addEventListener("popstate", () => this.read());
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.read();
    if (!location.hash) scrollTo(0, 0);
  }

  private read(): void {
    this.route = parse(new URL(location.href));
  }
}

export const router = new Router();

/** Links inside the application change the page without a load; all others are left alone. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}
