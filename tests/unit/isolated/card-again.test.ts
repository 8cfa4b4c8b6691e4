import assert from "node:assert/strict";
import { test, vi } from "vitest";
import * as cards from "../../../www/content/index.ts";
import { CardController } from "../../../www/watch/card-controller.ts";
import { roster } from "../engine.ts";

vi.mock("../../../www/content/index.ts", async (original) => {
  const real = await original<typeof cards>();
  return { ...real, loadCards: vi.fn(real.loadCards) };
});

test("a card that failed to load is loaded again when it is opened again", async () => {
  const solver = roster().find(({ id }) => id === "backtracking")!;
  const controller = new CardController();
  vi.mocked(cards.loadCards).mockRejectedValueOnce(new TypeError("Failed to fetch"));
  controller.open(solver);
  assert.equal(vi.mocked(cards.loadCards).mock.calls.length, 1);
  controller.open(null);
  controller.open(solver);
  await vi.waitFor(() => assert.equal(controller.picture?.names.length, 36));
});
