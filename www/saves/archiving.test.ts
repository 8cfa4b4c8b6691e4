/** What a session archives, and that its work does not grow with what was solved before. */
import "fake-indexeddb/auto";
import assert from "node:assert/strict";
import { expect, test } from "vitest";
import { squareNames } from "../../tests/unit/engine.ts";
import { Person } from "../../tests/unit/person.ts";
import { onItsDay, solve } from "../../tests/unit/solves.ts";
import { FakeStore, memorySaves } from "../../tests/unit/store.ts";
import { withClock } from "../../tests/unit/time.ts";
import { laterBy } from "../core/today.ts";
import { roster } from "../engine/setting-up.ts";
import * as change from "../store/changes.ts";
import { changing } from "../store/model.ts";
import { summaryOf } from "../store/solves.ts";
import { EMPTY, type Kept, newGame, playedOf, type Solve } from "../store/state.ts";
import { streakOf } from "../store/streak.ts";
import { solvedIn } from "../store/summary.ts";
import { Archive } from "./archive.ts";
import { saveSolve } from "./saved.ts";
import { forArchive } from "./transfer.ts";

const NAMES = squareNames(8, 8);
const REST = ["e7", "h6", "f5", "c4", "g3", "b2", "d1"];
const DAY = 24 * 60 * 60 * 1000;
const NOON = new Date(2026, 10, 26, 12).getTime();

let number = 0;

/** A browser with its storage and its database. */
function browser() {
  const database = `archiving-${number++}`;
  const store = new FakeStore();
  const archive = () => Archive.open(database, () => {});
  return { store, archive };
}

type Options = NonNullable<ConstructorParameters<typeof Person>[3]>;

/** The archive of a window. */
const archiveOf = (person: Person) => person.archive.now!;

/** A window of the page, whose first view is complete. */
async function visit({ store, archive }: ReturnType<typeof browser>, more: Options = {}) {
  const saves = memorySaves(store);
  const { state } = saves.load();
  const person = new Person(state, roster(), saves, { archive, clock: () => NOON, ...more });
  await (await person.archive.load()).start();
  return person;
}

const solveIt = (person: Person) => {
  for (const name of REST) person.act(NAMES.indexOf(name));
};

const pendingIn = ({ entries }: FakeStore) =>
  [...entries.keys()].filter((key) => key.startsWith("forward-check/solve/"));

test("a solve is in the storage at once, then in the archive alone, and counts throughout", async () => {
  const here = browser();
  const person = await visit(here);
  person.give(0);
  solveIt(person);
  assert.equal(pendingIn(here.store).length, 1);
  assert.equal(solvedIn(summaryOf(person.state.solves)), 1);
  await expect.poll(() => pendingIn(here.store).length).toBe(0);
  assert.equal(person.state.solves.pending.length, 0);
  const again = await visit(here);
  assert.equal(solvedIn(summaryOf(again.state.solves)), 1);
});

test("a solve that was not archived yet is archived at the next visit", async () => {
  const here = browser();
  here.store.setItem("forward-check/solve/1/queens/8/a8", saveSolve(solve()));
  const person = await visit(here);
  assert.deepEqual(pendingIn(here.store), []);
  assert.equal(solvedIn(summaryOf(person.state.solves)), 1);
});

test("without a database, and if it fails later, solves stay in the storage", async () => {
  const here = browser();
  const refused = await visit(here, { archive: () => Promise.reject(new Error("denied")) });
  refused.give(0);
  solveIt(refused);
  assert.equal(await archiveOf(refused).excludeSolves(true), false);
  assert.equal(pendingIn(here.store).length, 1);
  assert.equal((await archiveOf(refused).everything()).solves.length, 0);

  const broken = await Archive.open(`archiving-${number++}`, () => {});
  broken.close();
  const later = await visit(here, { archive: () => Promise.resolve(broken) });
  assert.equal(pendingIn(here.store).length, 1);
  assert.equal(solvedIn(summaryOf(later.state.solves)), 1);
  const found = await archiveOf(later).ofPuzzle(solve());
  assert.equal(found.length, 1, "those at hand are found");
});

test("solves that are known but can’t be read are missing in a file", async () => {
  const here = browser();
  here.store.setItem("forward-check/solve/1/queens/8/a8", saveSolve(solve()));
  assert.equal(await archiveOf(await visit(here)).isMissing(), false);
  const refused = await visit(here, { archive: () => Promise.reject(new Error("denied")) });
  assert.equal(await archiveOf(refused).isMissing(), true);
  const fresh = await visit({ ...browser(), archive: () => Promise.reject(new Error("denied")) });
  assert.equal(await archiveOf(fresh).isMissing(), false);
});

/** A finished game, solved on a day before. */
const finished = (days: number, more: Partial<Kept> = {}): Kept => {
  const changed = NOON - days * DAY;
  const ended = solve({ ended: changed });
  const done = { record: REST.join(" "), log: "", begun: changed, changed, solved: ended };
  return newGame("queens", { ...EMPTY, squares: [0] }, { ...done, ...more });
};

test("finished games move to the archive after two days, and open as they were left", async () => {
  const here = browser();
  const first = await visit(here);
  const old = finished(3);
  const games = { ...first.state.play.games, [old.id]: old };
  const play = { ...first.state.play, games };
  first.merge({ ...first.state, play });
  first.prepareBoards();
  await expect.poll(() => old.id in first.state.play.games).toBe(false);
  assert.equal(here.store.getItem(`forward-check/game/${old.id}`), null);

  const later = await visit(here);
  later.openLink("#/play/queens/8/a8");
  await expect.poll(() => playedOf(later.state).record).toBe(old.record);
  assert.equal(later.board.game?.finished, true);
  assert.equal(playedOf(later.state).solved?.ended, old.changed);
});

test("a game that was begun before the archive answers stays", async () => {
  const here = browser();
  const archive = await here.archive();
  await archive.putGames([finished(3)]);
  const person = await visit(here);
  person.openLink("#/play/queens/8/a8");
  person.act(NAMES.indexOf("c7"));
  await archiveOf(person).showEarlierGame({ ...person.state });
  assert.equal(playedOf(person.present()).record, "c7");
});

test("a board that is set up again starts empty, although it was solved long ago", async () => {
  const here = browser();
  await (await here.archive()).putGames([finished(3)]);
  const person = await visit(here);
  person.give(0);
  await archiveOf(person).ofGame("queens", 1);
  assert.equal(playedOf(person.state).record, "");
});

test("a game that is shown by the time the archive has it stays", async () => {
  const person = await visit(browser());
  const games = [playedOf(person.state)];
  person.adjust(changing(change.archived(person.state.solves.archived, [], games)));
  assert.equal(playedOf(person.state), games[0]);
});

test("an earlier answer to a challenge does not replace a game with its id", async () => {
  const rival = { link: "#/duel/x", started: true };
  const here = browser();
  await (await here.archive()).putGames([finished(3, { rival })]);
  const person = await visit(here);
  person.give(0);
  person.act(NAMES.indexOf("c7"));
  const { state } = person;
  const mine = playedOf(person.present());
  const id = `${mine.id}~2`;
  const duel = newGame("queens", mine, { id, rival: { ...rival, started: false } });
  const games = { ...person.state.play.games, [id]: duel };
  const play = { ...person.state.play, games, seen: { ...state.play.seen, queens: id } };
  person.merge({ ...person.state, play });
  await archiveOf(person).showEarlierGame(person.state);
  assert.equal(playedOf(person.state).record, REST.join(" "));
  assert.equal(person.state.play.games[mine.id]?.record, "c7");
});

test("if the browser deletes the database, the statistics can be reset and restored", async () => {
  const here = browser();
  await (await here.archive()).add([solve(), solve({ ended: 2 })]);
  const { state } = await visit(here);
  const { archive } = browser();
  const person = new Person(state, roster(), memorySaves(), { archive });
  const controller = await person.archive.load();
  await controller.excludeSolves(true);
  assert.equal(solvedIn(summaryOf(person.state.solves)), 0);
  await controller.excludeSolves(false);
  assert.equal(solvedIn(summaryOf(person.state.solves)), 2);
});

test("after starting over, nothing that another window knows comes back", async () => {
  const here = browser();
  here.store.setItem("forward-check/solve/1/queens/8/a8", saveSolve(solve()));
  const [person, other] = [await visit(here), memorySaves(here.store)];
  assert.equal(person.isOver(), false);
  other.load();
  other.forget();
  assert.equal(person.isOver(), true);
  person.give(1);
  assert.deepEqual([...here.store.entries.keys()].sort(), [
    "forward-check/archive",
    "forward-check/quarantine/1/over/everything",
  ]);
});

test("a file’s solves and games go to the archive, each once, and the streak is there at once", async () => {
  const [there, here] = [browser(), browser()];
  const days = ["2026-11-23", "2026-11-24", "2026-11-25"].map((day) => onItsDay(day));
  await (await there.archive()).add(days);
  await (await there.archive()).putGames([finished(3)]);
  const { content } = await (await visit(there)).exportAll();
  const person = await visit(here);
  const load = async () => {
    const stored = await archiveOf(person).importFile(forArchive(content));
    return person.ask({ type: "settings/import", text: content, ...(stored && { stored }) }).hint;
  };
  assert.equal(await load(), "Loaded: 1 puzzle and 3 solves added.");
  assert.equal(streakOf(summaryOf(person.state.solves), "2026-11-26").days, 3);
  assert.equal(await load(), "Loaded. Everything in it was here already.");
  assert.deepEqual(pendingIn(here.store), []);
});

/** Counts what a page does with its storage. */
class CountingStore extends FakeStore {
  reads = 0;
  characters = 0;
  override getItem(key: string) {
    const text = super.getItem(key);
    [this.reads, this.characters] = [this.reads + 1, this.characters + (text?.length ?? 0)];
    return text;
  }
  override key(index: number) {
    this.reads++;
    return super.key(index);
  }
}

/** A visit after some days with a puzzle of each solved, and other solves: what loading and a move need. */
async function costAfter(days: number, others: number) {
  const store = new CountingStore();
  const database = `archiving-${number++}`;
  const archive = () => Archive.open(database, () => {});
  const past = Array.from({ length: days }, (_, day) =>
    onItsDay(laterBy("2026-11-25", -day), { log: `0${REST.join(" 1")}` }),
  );
  const free = Array.from({ length: others }, (_, at): Solve => {
    return solve({ id: `queens/8/${at}`, ended: at, seconds: 20 + (at % 300) });
  });
  await (await archive()).add([...past, ...free]);
  await visit({ store, archive });
  const counting = (what: () => void) => {
    [store.reads, store.characters, store.written] = [0, 0, []];
    what();
    const written = store.written.map((key) => store.entries.get(key)?.length ?? 0);
    return { reads: store.reads, read: store.characters, writes: written.length };
  };
  let person: Person | null = null;
  const load = counting(() => {
    const saves = memorySaves(store);
    person = new Person(saves.load().state, roster(), saves, { archive, clock: () => NOON });
  });
  const at = person as unknown as Person;
  at.give(0);
  const move = counting(() => at.act(NAMES.indexOf("e7")));
  const point = counting(() => at.ask({ type: "board/point", square: 9 }));
  return { load, move, point, longest: streakOf(summaryOf(at.state.solves), "2026-11-26").longest };
}

test(
  "neither loading nor a move costs more after ten years",
  withClock(async () => {
    const [fresh, old] = [await costAfter(1, 3), await costAfter(3650, 2000)];
    assert.equal(old.longest, 3650);
    assert.deepEqual([old.move, old.point], [fresh.move, fresh.point]);
    assert.deepEqual(old.point, { reads: 0, read: 0, writes: 0 });
    assert.deepEqual([old.load.reads, old.load.writes], [fresh.load.reads, fresh.load.writes]);
    const summary = old.load.read - fresh.load.read;
    assert.ok(summary < 20_000, `${summary} characters more to load`);
  }),
);
