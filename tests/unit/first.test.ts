/** The first minute: the practice board, the three tips, and the rule above the board. */

import assert from "node:assert/strict";
import { signal } from "@preact/signals-core";
import { wcagContrast } from "culori";
import { test } from "vitest";
import { playView } from "../../www/app/play-view.ts";
import type { QueensScene } from "../../www/board/scene/scene.ts";
import { inLine, place } from "../../www/core/geometry.ts";
import { roster } from "../../www/engine/setting-up.ts";
import { firstView, goalView } from "../../www/play/game/first-view.ts";
import { ruledOut } from "../../www/play/hint/coach.ts";
import { continued, tidied } from "../../www/store/games.ts";
import { linkTo } from "../../www/store/links.ts";
import { coachMark, isNewcomer, isPractising, uncoached } from "../../www/store/practice.ts";
import { NO_LOG } from "../../www/store/solves.ts";
import { initialState, playedOf, type State } from "../../www/store/state.ts";
import { homeView } from "../../www/today/home-view.ts";
import "./engine.ts";
import { dayWith } from "./invented-day.ts";
import { Person } from "./person.ts";
import { logOf, solve, summaryWith } from "./solves.ts";
import { memorySaves } from "./store.ts";
import { themeNamed } from "./tokens.ts";

const DATE = "2026-11-23";
const NOON = new Date(2026, 10, 23, 12).getTime();
const DAILY = dayWith({
  date: DATE,
  queens: { size: "6x6", at: ["b3", "f2"], grade: "easy" },
  knights: { size: "5x6", at: ["b4"], closed: false, blocked: ["f2", "d1"], grade: "easy" },
});

/** A new player. */
function newcomer(state: State = initialState()) {
  const person = new Person(state, roster(), memorySaves(), { clock: () => NOON });
  person.openLink("#/play");
  person.know(DAILY);
  return person;
}

/** The view of the first minute. */
const seen = (person: Person) => firstView(person);

const coach = (person: Person) => {
  const shown = seen(person)?.coach;
  assert.ok(shown);
  return shown;
};

const tapped = (person: Person) => {
  const { tap } = coach(person);
  assert.ok(tap);
  return tap.square;
};

const begin = (person: Person) => person.ask({ type: "play/open", id: `day/${DATE}/queens` });

test("a newcomer practises on the day’s board, and nothing counts", () => {
  const person = newcomer();
  assert.ok(isPractising(person.state));
  assert.equal(linkTo(person.state), "#/play");
  assert.deepEqual(playedOf(person.state).squares, [19, 29]);
  for (const name of ["d6", "a5", "e4", "c1"]) {
    person.act(person.board.names.indexOf(name));
  }
  assert.ok(person.board.game?.solved);
  person.flush();
  assert.deepEqual([person.state.solves, continued(person.state)], [NO_LOG, []]);
  assert.equal(playedOf(person.state).seconds, 0);
  assert.ok(isNewcomer(person.state));
  const view = playView(person, { seconds: signal(12), time: signal(NOON) });
  assert.deepEqual([view.won, view.head.seconds], [null, null]);
  assert.equal(coach(person).tap, null);

  begin(person);
  assert.equal(linkTo(person.state), `#/play/${DATE}/queens`);
  assert.deepEqual([playedOf(person.state).record, person.board.game?.moves], ["", 0]);
  assert.equal(seen(person), null);
  assert.ok(!Object.keys(tidied(person.state).play.games).some((id) => id.startsWith("queens/6")));
});

test("a player who has started is not a newcomer, and later finds the day’s puzzle", () => {
  const person = newcomer();
  begin(person);
  person.openLink("#/play");
  assert.ok(!isPractising(person.state));
  assert.deepEqual(
    [person.state.screen, playedOf(person.state).id],
    ["home", `day/${DATE}/queens`],
  );
  // The knight hasn't been practised yet.
  person.ask({ type: "app/game", game: "knights" });
  assert.equal(coach(person).step, 1);
});

test("the tips follow the board: a queen, a conflict, a cross", () => {
  const person = newcomer();
  assert.match(coach(person).text, /^Click a bright square to place a queen\.$/);
  const first = tapped(person);
  assert.equal(person.board.game?.hover(first)?.attackers.length, 0);
  person.act(first);
  assert.equal(coach(person).step, 2);
  const second = tapped(person);
  assert.equal(coach(person).tap?.on, "attacked");
  assert.ok(inLine({ rows: 6, columns: 6 }, first, second));
  person.act(second);
  assert.match(coach(person).text, /^These two attack each other (diagonally|along the \w+)\. /);
  assert.deepEqual([tapped(person), coach(person).tap?.on], [second, "red"]);
  person.act(second);
  assert.match(coach(person).text, /^A queen on \w\d would leave row \d with no square\./);
  person.ask({ type: "board/cross", square: tapped(person) });
  assert.deepEqual([coach(person).step, coach(person).tap], [3, null]);
  person.ask({ type: "play/coached" });
  assert.equal(seen(person)?.coach, null);
});

test("the ring of the tips stands out from its square in both themes", () => {
  for (const name of ["light", "dark"] as const) {
    const theme = themeNamed(name);
    for (const [ring, square] of [
      ["ring", "free-a"],
      ["ring", "free-b"],
      ["accent", "shade-a"],
      ["accent", "shade-b"],
    ] as const) {
      const contrast = wcagContrast(theme[ring], theme[square]);
      assert.ok(contrast >= 2.5, `${ring} on ${square}, ${name}: ${contrast.toFixed(1)} : 1`);
    }
  }
});

test("a conflict is always shown, and Help brings the tips back", () => {
  const person = newcomer();
  person.ask({ type: "play/coached" });
  person.ask({ type: "play/practise" });
  assert.equal(coach(person).step, 1);
  // Under a locked queen.
  person.act(25);
  assert.match(coach(person).text, /^These two attack each other along the column\./);
  begin(person);
  person.act(1);
  person.ask({ type: "play/practise" });
  assert.deepEqual([coach(person).step, person.board.game?.moves], [1, 0]);
  begin(person);
  assert.equal(person.board.game?.moves, 1, "the started game is unchanged");
});

test("the knight’s tips point to squares within reach", () => {
  const person = newcomer();
  person.ask({ type: "app/game", game: "knights" });
  for (const step of [1, 2, 3]) {
    assert.equal(coach(person).step, step);
    const square = tapped(person);
    const { scene } = person;
    assert.ok(scene.kind === "knights" && scene.reachable.includes(square));
    person.act(square);
  }
  assert.equal(coach(person).tap, null);
});

test("the tip gives a true reason to rule out a square", () => {
  const size = { rows: 8, columns: 8 };
  const base = { kind: "queens", size, crosses: [] as number[] } as unknown as QueensScene;
  for (const locked of [[0], [10, 25], [21, 58, 7], []]) {
    for (const queens of [[], [36], [43]]) {
      const idea = ruledOut({ ...base, locked, queens });
      if (!idea) continue;
      const men = [...locked, ...queens];
      if (idea.line === null) {
        assert.ok(inLine(size, idea.by, idea.square));
        continue;
      }
      const after = [...men, idea.square];
      for (let column = 0; column < 8; column++) {
        const square = 8 * idea.line.index + column;
        assert.ok(after.some((man) => man === square || inLine(size, man, square)));
      }
      assert.notEqual(place(size, idea.square).row, idea.line.index);
      assert.ok(!men.some((man) => man === idea.square || inLine(size, man, idea.square)));
    }
  }
});

test("the rule stays above the board until you solve a puzzle of the game", () => {
  const person = newcomer();
  assert.deepEqual(goalView(person.state, null), {
    lead: "Place 6 queens:",
    rest: "no two in a row, column or diagonal",
  });
  begin(person);
  for (const name of ["d6", "a5", "e4", "c1"]) person.act(person.board.names.indexOf(name));
  assert.equal(person.state.solves.pending.length, 1);
  assert.equal(goalView(person.state, null), null);
  // Solving queens doesn't count for the knight.
  person.ask({ type: "app/game", game: "knights" });
  assert.equal(goalView(person.state, null)?.lead, "Visit every square once");
  person.ask({ type: "draft/open" });
  assert.equal(goalView(person.state, null), null);
});

test("the list continues a started puzzle, unless it is open already", () => {
  const person = new Person();
  const begun = () => homeView(person.state, DATE, "").begun.map(({ id }) => id);
  person.openLink("#/play/queens/8/f6+c1");
  person.act(0);
  assert.deepEqual(begun(), []);
  person.openLink("#/play/queens/6/b6");
  assert.deepEqual(begun(), ["queens/8/f6+c1"]);
});

test("on a day without puzzles, the taps of colours come back on its own board", () => {
  const person = new Person(initialState(), roster(), memorySaves(), {
    clock: () => Date.UTC(2037, 4),
  });
  person.ask({ type: "app/game", game: "colour" });
  const board = person.state.play.seen.colour;
  person.ask({ type: "play/practise" });
  assert.deepEqual(
    [person.state.game, person.state.screen, person.state.play.seen.colour],
    ["colour", "board", board],
  );
});

test("a newcomer has solved and begun nothing, nor practised to the end", () => {
  const state = initialState();
  const { games } = state.play;
  const { archived } = NO_LOG;
  const begun = { ...Object.values(games)[1]!, begun: 1 };
  for (const [change, isNew] of [
    [{}, true],
    [{ hintsSeen: ["cross"] }, true],
    [{ hintsSeen: ["cross", coachMark("colour")] }, false],
    [{ solves: logOf(solve()) }, false],
    [{ solves: { ...NO_LOG, archived: { ...archived, summary: summaryWith(solve()) } } }, false],
    [{ solves: { ...NO_LOG, archived: { ...archived, excluded: 1 } } }, false],
    [{ play: { ...state.play, games: { ...games, [begun.id]: begun } } }, false],
  ] satisfies [Partial<State>, boolean][]) {
    assert.equal(isNewcomer({ ...state, ...change }), isNew, JSON.stringify(change));
  }
});

test("only the board of practice in Play is for practice, not the editor beside it", () => {
  const { state } = newcomer();
  assert.ok(isPractising(state));
  assert.ok(!isPractising({ ...state, mode: "watch" }));
  assert.ok(!isPractising({ ...state, screen: "draft" }));
  assert.ok(!isPractising(initialState()));
});

test("the tips of a game begin again, those of the others don’t", () => {
  const [queens, knights] = [coachMark("queens"), coachMark("knights")];
  const state = { ...initialState(), hintsSeen: ["clash", queens, "cross", knights, "other"] };
  assert.deepEqual(uncoached("queens")(state).hintsSeen, [knights, "other"]);
  assert.deepEqual(uncoached("knights")(state).hintsSeen, ["clash", queens, "cross", "other"]);
});
