import { describe, expect, it, vi } from "vitest";

vi.stubGlobal("location", { href: "http://table/" });
vi.stubGlobal("addEventListener", () => undefined);
const { parse } = await import("../src/lib/router.svelte");

describe("addresses", () => {
  it.each([
    ["/", "lobby", ""],
    ["/new/godstorm", "new", "godstorm"],
    ["/t/k3v9", "table", "k3v9"],
    ["/r/k3v9?at=4", "replay", "k3v9"],
    ["/rules/godstorm#GS-041", "rules", "godstorm"],
    ["/settings/", "settings", ""],
    ["/nowhere", "missing", ""],
    ["/t/a/b", "missing", "a"],
  ])("%s is the page %s", (path, page, id) => {
    const route = parse(new URL(path, "http://table"));
    expect([route.page, route.id]).toEqual([page, id]);
  });
});
