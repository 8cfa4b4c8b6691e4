import assert from "node:assert/strict";
import { test, vi } from "vitest";
import { FakeWorker } from "../../../tests/unit/fake-worker.ts";
import type { ReadBoard } from "../../engine/reader.ts";
import { WorkerClient } from "../../engine/worker-client.ts";
import { BringController } from "./bring-controller.ts";
import { bringView } from "./bring-view.ts";
import type { ReaderMethods } from "./reader.worker.ts";

const boardWith = (letters: string, corners = [0, 0, 9, 0, 9, 9, 0, 9]): ReadBoard => ({
  side: 4,
  letters,
  doubtful: [],
  queens: [],
  crosses: [],
  dots: [],
  pieces: "",
  corners,
});

const FIRST = boardWith("AABBACBBCCDBCDDD");
const OTHER = boardWith("AAAABBBBCCCCDDDD", [20, 0, 29, 0, 29, 9, 20, 9]);
const REFUSED = { refused: { code: "no board", message: "I found no board: take another." } };

const decoded = (width: number) => ({ width, height: 100, preview: { width, height: 100 } });
const picture = () => new Blob(["picture"], { type: "image/png" });

function makeRoom() {
  const workers: FakeWorker[] = [];
  const start = () => {
    workers.push(new FakeWorker());
    return workers.at(-1)!;
  };
  const needs = {
    decode: () => [],
    read: () => [],
    readBetween: () => [],
    text: () => [],
    write: () => [],
  };
  const reader = new WorkerClient<ReaderMethods>(start, "The reader", true, needs);
  const session = { ui: { isShared: false }, show() {} };
  const engine = { call: () => ({ cancel() {} }) };
  const room = new BringController(session as never, engine as never, reader);
  return {
    room,
    workers,
    /** The worker at work. */
    get worker() {
      return workers.at(-1)!;
    },
    get asked() {
      return this.worker.calls.map(({ method }) => method);
    },
    get shown() {
      return bringView(room);
    },
    /** Takes a picture of this width, in which the worker finds something. */
    async read(width: number, found: object) {
      await room.take(picture());
      this.worker.answer(decoded(width));
      this.worker.answer(found);
    },
  };
}

test("progress grows while a picture is read, and Stop ends the worker", async () => {
  const at = makeRoom();
  await at.room.take(picture());
  assert.deepEqual([at.shown.step, at.shown.progress], ["reading", 0]);
  at.worker.answer(decoded(100));
  at.worker.say({ progress: 0.3 });
  assert.equal(at.shown.progress, 0.3);
  assert.equal(at.shown.picture?.width, 100);
  const { worker } = at;
  at.room.stop();
  assert.deepEqual([worker.ended, at.shown.step, at.shown.progress], [1, "start", null]);
  // A late answer is dropped, and the next picture is read.
  worker.answer({ boards: [FIRST] });
  assert.equal(at.shown.step, "start");
  await at.read(200, { boards: [FIRST] });
  assert.deepEqual([at.shown.step, at.shown.read?.side], ["read", 4]);
});

test("a board keeps its own picture and corners when another picture is tried", async () => {
  const at = makeRoom();
  await at.read(100, { boards: [FIRST] });
  await at.read(200, REFUSED);
  assert.deepEqual([at.shown.step, at.shown.picture?.width], ["refused", 200]);
  at.room.mark();
  at.room.start();
  assert.equal(at.shown.hasRead, true);
  at.room.back();
  assert.deepEqual([at.shown.step, at.shown.picture?.width], ["read", 100]);
  assert.deepEqual(at.shown.corners, FIRST.corners);
  // The worker has the other picture: it gets this one again before the corners are read.
  at.room.mark();
  at.room.readBetween();
  assert.equal(at.asked.at(-1), "decode");
  at.worker.answer(decoded(100));
  assert.equal(at.asked.at(-1), "readBetween");
  at.worker.answer({ boards: [FIRST] });
  at.room.mark();
  at.room.readBetween();
  assert.equal(at.asked.at(-1), "readBetween");
  at.worker.answer(REFUSED);
  assert.deepEqual([at.shown.step, at.shown.refused?.title], ["corners", "I found no board."]);
});

test("one of two boards is chosen, and the other one stays at hand", async () => {
  const at = makeRoom();
  await at.read(100, { boards: [FIRST, OTHER] });
  assert.deepEqual([at.shown.step, at.shown.boards.map(({ side }) => side)], ["two", [4, 4]]);
  at.room.choose(1);
  assert.deepEqual([at.shown.step, at.shown.corners], ["read", OTHER.corners]);
  assert.equal(at.room.proposal.value?.letters, OTHER.letters);
  at.room.start();
  at.room.back();
  assert.equal(at.shown.hasTwo, true);
});

test("a board from a text is shown with its text again, and without a picture’s", async () => {
  const at = makeRoom();
  await at.read(100, { boards: [OTHER] });
  at.room.type("AABB ACBB CCDB CDDD");
  at.worker.answer({ game: "colour", board: { ...FIRST, corners: [] } });
  at.room.start();
  at.room.back();
  assert.deepEqual([at.shown.step, at.shown.text.text], ["text", "AABB ACBB CCDB CDDD"]);
  assert.equal(at.room.proposal.value?.letters, FIRST.letters);
});

test("too large a file is refused unread, and a broken reader is a sentence", async () => {
  const at = makeRoom();
  const huge = Object.defineProperty(picture(), "size", { value: 60_000_001 });
  await at.room.take(huge);
  assert.equal(at.shown.refused?.title, "This file is larger than 60 MB.");
  assert.deepEqual(at.workers, []);
  await at.room.take(picture());
  at.worker.fail();
  assert.equal(at.shown.refused?.title, "The reader could not be loaded.");
});

test("an empty file gets its sentence, and the board before is kept", async () => {
  const at = makeRoom();
  await at.read(100, { boards: [FIRST] });
  for (const type of ["image/png", "text/plain"]) {
    await at.room.take(new Blob([""], { type }));
    assert.deepEqual([at.shown.step, at.shown.refused?.title], ["refused", "This file is empty."]);
  }
  at.room.back();
  assert.deepEqual([at.shown.step, at.room.proposal.value?.letters], ["read", FIRST.letters]);
});

test("after a reload, a board is at hand as it was corrected, and a text is read again", async () => {
  const memory = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => memory.set(key, value),
  });
  const before = makeRoom();
  await before.read(100, { boards: [FIRST] });
  before.room.change((proposal) => ({ ...proposal, letters: OTHER.letters, checked: [3] }));
  const after = makeRoom();
  assert.deepEqual([after.shown.step, after.shown.hasRead], ["start", true]);
  after.room.back();
  assert.deepEqual([after.shown.step, after.shown.picture], ["read", null]);
  assert.deepEqual(after.room.proposal.value, before.room.proposal.value);

  after.room.type("AABB ACBB CCDB CDDD");
  after.worker.answer({ game: "colour", board: { ...FIRST, corners: [] } });
  const again = makeRoom();
  again.room.back();
  assert.deepEqual([again.asked, again.shown.text.text], [["text"], "AABB ACBB CCDB CDDD"]);

  // A damaged copy is ignored.
  for (const [key, value] of memory) memory.set(key, value.replace('"text"', '"test"'));
  assert.equal(makeRoom().shown.hasRead, false);
  vi.unstubAllGlobals();
});
