/** Controllers that start work for what is visible: the state starts it, not a component. */
import assert from "node:assert/strict";
import { test } from "vitest";
import { PublishedController, type PublishedView } from "../../www/compare/published-controller.ts";
import { loadCards } from "../../www/content/index.ts";
import type { Sources } from "../../www/engine/methods.ts";
import { roster } from "../../www/engine/setting-up.ts";
import type { Mode } from "../../www/store/state.ts";
import { publishedCaution, publishedRows } from "./engine.ts";
import { FakeWorker } from "./fake-worker.ts";
import { Person } from "./person.ts";

function at(mode: Mode) {
  const session = new Person();
  session.ask({ type: "app/mode", mode });
  return session;
}

test("solutions are counted for a small board in Watch", () => {
  const session = at("watch");
  assert.deepEqual(session.rooms.watch!.solutions.count, { all: 92, held: null });
  session.act(0);
  assert.deepEqual(session.rooms.watch!.solutions.count, { all: 92, held: 4 });
  session.ask({ type: "app/game", game: "knights" });
  assert.equal(session.rooms.watch!.solutions.count, null);
});

test("a card has its picture while it is open", async () => {
  await loadCards(roster());
  const session = at("watch");
  session.set({ about: true });
  const { picture } = session.rooms.watch!.card;
  assert.ok(picture);
  assert.equal(picture.scene.kind, "queens");
  assert.equal(session.rooms.watch!.card.picture, picture, "made once");
});

test("the published figures are requested once, when their tab opens", () => {
  const worker = new FakeWorker<never, Sources>();
  const published = new PublishedController(() => worker);
  published.see(false);
  published.measure();
  assert.deepEqual(worker.calls, []);
  assert.equal(published.view, null);
  published.see(true);
  published.see(true);
  assert.deepEqual(
    worker.calls.map(({ method }) => method),
    ["sources"],
  );
  const rows = publishedRows();
  worker.answer({ rows, caution: publishedCaution() });
  const { view } = published as { view: PublishedView | null };
  assert.ok(view);
  assert.equal(view.offer, "Measure");
  assert.equal(view.measured.length, rows.length);
});

test("a lesson is printed with a link to it", () => {
  const session = at("learn");
  session.ask({ type: "learn/print" });
  assert.match(session.rooms.learn!.handout.sheet?.link ?? "", /^#\/learn\/[a-z-]+$/);
});
