import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Choice } from "../src/lib/choice.svelte";
import type { Ask, SeatInfo } from "../src/lib/protocol";
import { Courtesy } from "../src/lib/table/courtesy.svelte";
import { settings } from "../src/lib/settings.svelte";
import type { TableStore } from "../src/lib/table.svelte";

const MOVES = { pass: "pass", play: "play fog" } as const;

function seat(kind: "human" | "bot", mine = false): SeatInfo {
  return { seat: 0, kind, name: "", bot: null, mine, stand_in: false, free: false, side: 0, person: 0 };
}

/** A question to seat 0 at a table with these others, and what was sent when. */
function asked(others: ("human" | "bot")[], moves: (keyof typeof MOVES)[], silenced: string[] = [], sealed: string | null = null, staged: object | null = null) {
  const options = moves.map((kind) => ({ move: MOVES[kind], kind, args: [], places: [] }));
  const ask: Ask = { prompt_id: "1", seat: 0, kind: "React", clause: "", params: {}, sealed, draft: [], topic: "raises", passing: "pass", unseen: true, options, ways: {}, closed: [], cautions: [], oracle: {} };
  const sent: number[] = [];
  const table = {
    info: { seats: [seat("human", true), ...others.map((kind) => seat(kind))] },
    choice: new Choice(ask, {}),
    connection: { live: true },
    curtain: { seat: null },
    interlude: { staged },
    orders: { on: (_: number, topic: string) => (silenced.includes(topic) ? "never" : undefined) },
    school: { lesson: null },
    confirm: () => Promise.resolve(sent.push(performance.now())),
    shown: { can_undo: false },
    undone: 0,
    undo: () => Promise.resolve((table.undone += 1)),
  };
  const courtesy = new Courtesy(table as unknown as TableStore);
  courtesy.answer();
  return { courtesy, choice: table.choice, sent, table };
}

describe("courtesy", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("lets pass at once what can only be let pass, where all others are bots", async () => {
    const { sent } = asked(["bot", "bot"], ["pass"]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveLength(1);
  });

  it("lets it pass too while a result is read, and answers nothing else then", async () => {
    const forced = asked(["bot"], ["pass"], [], null, {});
    const chosen = asked(["bot"], ["play", "pass"], [], null, {});
    await vi.advanceTimersByTimeAsync(1);
    expect([forced.sent.length, chosen.sent.length]).toEqual([1, 0]);
  });

  it("ends in a lesson what the learner has begun, where the guide asks for the end", async () => {
    for (const [lit, times] of [[["pass"], 1], [["play fog"], 0]] as const) {
      const { courtesy, choice, sent, table } = asked(["bot"], ["play", "pass"]);
      Object.assign(table, { school: { lesson: {} }, choice: new Choice(choice.ask, { afterwards: { after: ["play"], move: "pass", label: "", detail: "", primary: () => "" } }, lit) });
      courtesy.follow(table.choice, ["play fog"]);
      courtesy.answer();
      await vi.advanceTimersByTimeAsync(1);
      expect(sent).toHaveLength(times);
    }
  });

  it("answers among people after one and the same time, whoever answers and why", async () => {
    const start = performance.now();
    const forced = asked(["human", "bot"], ["pass"]);
    const wished = asked(["human", "bot"], ["play", "pass"], ["raises"]);
    const chosen = asked(["human", "bot"], ["play", "pass"]);
    let left = 0;
    void vi.advanceTimersByTimeAsync(400).then(() => chosen.courtesy.window(chosen.choice).then(() => (left = performance.now())));
    await vi.advanceTimersByTimeAsync(5000);
    expect(forced.sent).toEqual([start + 1500]);
    expect(wished.sent).toEqual([start + 1500]);
    expect(left).toBe(start + 1500);
    expect(chosen.sent).toEqual([]);
  });

  it("keeps quiet about a pass that it has sealed, and shows what the player has sealed himself", () => {
    expect(asked(["bot"], ["pass"], [], "pass").courtesy.resting).toBe(true);
    expect(asked(["bot"], ["play", "pass"], ["raises"], "pass").courtesy.resting).toBe(true);
    expect(asked(["bot"], ["play", "pass"], [], "pass").courtesy.resting).toBe(false);
  });

  it("asks what the player has come back to, and does not answer it for him again", async () => {
    const { courtesy, sent } = asked(["human"], ["pass"]);
    courtesy.goBack();
    courtesy.answer(true);
    await vi.advanceTimersByTimeAsync(5000);
    expect([courtesy.resting, sent]).toEqual([false, []]);
  });

  it("goes on back past what was answered for the player, as long as it may", () => {
    const { courtesy, table } = asked(["human"], ["pass"]);
    table.shown.can_undo = true;
    courtesy.goBack();
    courtesy.answer(true);
    expect(table.undone).toBe(1);
  });

  it("answers anew where somebody else has gone back", async () => {
    const { courtesy, sent } = asked(["human"], ["pass"]);
    courtesy.answer(true);
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent).toHaveLength(1);
  });

  it("asks who has a choice and no such wish", async () => {
    const { courtesy, sent } = asked(["bot"], ["play", "pass"], ["cards"]);
    await vi.advanceTimersByTimeAsync(5000);
    expect([courtesy.resting, sent]).toEqual([false, []]);
  });

  it("goes on with what the player has begun, unless he wants to be asked or has come back to it", () => {
    const begun = (onwards: boolean, undone = false) => {
      const { courtesy, sent, table } = asked(["bot"], ["play", "pass"]);
      settings.onwards = onwards;
      table.choice = new Choice(table.choice.ask, { onwards: { label: "", detail: "", move: "play fog" } });
      if (undone) courtesy.goBack();
      courtesy.answer(undone);
      return [table.choice.picked, sent.length];
    };
    expect(begun(true)).toEqual(["play fog", 1]);
    expect(begun(false)).toEqual([null, 0]);
    expect(begun(true, true)).toEqual([null, 0]);
    settings.onwards = true;
  });

  it("passes on as long as nothing has changed since the player passed, and not before he has", () => {
    const { courtesy, sent, table } = asked(["bot"], ["play", "pass"]);
    const again = (so: string) => {
      table.choice = new Choice(table.choice.ask, { onwards: { label: "", detail: "", as: { pass: so } } });
      courtesy.answer();
      return sent.length;
    };
    expect(again("nobody")).toBe(0);
    courtesy.follow(table.choice, ["pass"]);
    expect([again("nobody"), again("somebody")]).toEqual([1, 1]);
  });
});

/** A question that comes again, such as which cards are used: each time with what is still possible. */
function planning() {
  const given: Record<string, string> = {};
  const sent: string[][] = [];
  const table = {
    info: { seats: [seat("human", true), seat("bot")] },
    choice: null as Choice | null,
    connection: { live: true },
    curtain: { seat: null },
    interlude: { staged: null },
    school: { lesson: null },
    orders: { on: (_: number, topic: string) => given[topic], give: (_: number, topic: string, answer: string) => void (given[topic] = answer) },
    confirm: (moves?: string[]) => Promise.resolve(void sent.push(moves ?? table.choice!.moves())),
    shown: { can_undo: false },
    sent: false,
  };
  const courtesy = new Courtesy(table as unknown as TableStore);
  const ask = (...cards: string[]) => {
    const options = [...cards.map((card) => ({ move: `use ${card}`, kind: "use", args: [card], places: [] })), { move: "done", kind: "done", args: [], places: [] }];
    const question: Ask = { prompt_id: "1", seat: 0, kind: "Reinforce", clause: "", params: {}, sealed: null, draft: [], topic: "", passing: null, unseen: false, options, ways: { "use hind": [{ move: "die dark", kind: "die", args: ["dark"], places: [] }] }, closed: [], cautions: [], oracle: {} };
    table.choice = new Choice(question, { plan: { kinds: ["use"], end: "done", topic: (option) => option.args[0]! } });
    courtesy.answer();
    return table.choice;
  };
  const confirm = (choice: Choice) => (courtesy.follow(choice, choice.moves()), sent.push(choice.moves()));
  return { ask, confirm, courtesy, sent, given };
}

describe("a plan", () => {
  it("is carried out step by step, with the ways that were chosen, and ended", () => {
    const { ask, confirm, sent } = planning();
    const choice = ask("hind", "owl", "elder");
    choice.plan("use hind", "die dark");
    choice.plan("use owl");
    confirm(choice);
    ask("owl", "elder");
    ask("elder");
    expect(sent).toEqual([["use hind", "die dark"], ["use owl"], ["done"]]);
  });

  it("is one thing alone, too, and what was left out is not asked again", () => {
    const { ask, confirm, sent } = planning();
    const choice = ask("hind", "owl", "elder");
    choice.plan("use hind", "die dark");
    expect(choice.leftOut.map(({ move }) => move)).toEqual(["use owl", "use elder"]);
    confirm(choice);
    ask("owl", "elder");
    expect(sent).toEqual([["use hind", "die dark"], ["done"]]);
  });

  it("does not end before what was not on offer, or is there once more", () => {
    for (const more of ["light", "hind"]) {
      const { ask, confirm, sent } = planning();
      const choice = ask("hind", "owl");
      choice.plan("use hind", "die dark");
      confirm(choice);
      ask("owl", more);
      expect(sent).toEqual([["use hind", "die dark"]]);
    }
  });

  it("is not made by one thing alone where it is paid for: whether another one follows is asked", () => {
    const { ask, confirm, sent } = planning();
    const choice = ask("hind", "owl", "elder");
    choice.gesture.plan!.once = true;
    choice.plan("use hind", "die dark");
    confirm(choice);
    ask("owl", "elder");
    expect(sent).toEqual([["use hind", "die dark"]]);
  });

  it("leaves out what is no longer possible, and is forgotten when another turn begins", () => {
    const { ask, confirm, courtesy, sent } = planning();
    const choice = ask("hind", "owl", "elder");
    choice.plan("use hind");
    choice.plan("use elder");
    confirm(choice);
    ask("owl");
    expect(sent).toEqual([["use hind"], ["done"]]);
    courtesy.drop();
    ask("hind", "owl");
    expect(sent).toHaveLength(2);
  });

  it("is the same every turn for who wants that, until there is a card of which nothing was said", () => {
    const { ask, confirm, courtesy, sent, given } = planning();
    const choice = ask("hind", "owl");
    choice.plan("use hind", "die dark");
    choice.always = true;
    confirm(choice);
    expect(given).toEqual({ hind: "use hind / die dark", owl: "never" });
    courtesy.drop();
    ask("hind", "owl");
    ask("owl");
    expect(sent.slice(1)).toEqual([["use hind", "die dark"], ["done"]]);
    ask("owl", "tree");
    expect(sent).toHaveLength(3);
  });
});
