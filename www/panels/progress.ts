/** The second panel where there is no tree: how far a run is, and how its pieces stand. */

import { count } from "../base/numbers.ts";
import type { SolverInfo } from "../engine/generated/solver.ts";
import type { QueensScene } from "../games/queens.ts";
import type { Watch } from "../run/watch.ts";
import type { LargeScene } from "../scene/large.ts";
import { inLineWith } from "../scene/pairs.ts";
import type { Scene } from "../scene/scene.ts";
import { byId, element, make, setText } from "./dom.ts";

/** More queens than this nobody reads. */
const MOST_LISTED = 64;

export class Progress {
  #card = element("progress-card");
  #bar = byId("progress", HTMLProgressElement);
  #words = element("progress-text");
  #list = element("standing");
  #key = "";

  /**
   * @param watch null before a knight has its start
   * @param names of all squares
   */
  show(watch: Watch | null, solver: SolverInfo, scene: Scene | LargeScene, names: string[]) {
    const progress = watch?.progress ?? visited(watch, solver, scene);
    this.#card.hidden = progress === null;
    this.#bar.hidden = (progress?.share ?? null) === null;
    this.#bar.value = progress?.share ?? 0;
    setText(this.#words, progress?.words ?? "");
    const listed = watch !== null && scene.kind === "queens" && !solver.goesBack;
    const few = listed && scene.size.rows <= MOST_LISTED;
    this.#list.hidden = !few || scene.queens.length === 0;
    if (few) this.#showQueens(scene, names);
  }

  #showQueens(scene: QueensScene, names: string[]) {
    const lines = inLineWith(scene);
    const rows = [...scene.locked, ...scene.queens].map((queen) => {
      const others = lines.get(queen) ?? [];
      const words = others.length === 0 ? "not attacked" : `in line with ${listed(others, names)}`;
      return { name: names[queen], words, bad: others.length > 0 };
    });
    const key = JSON.stringify(rows);
    if (key === this.#key) return;
    this.#key = key;
    const items = rows.map(({ name, words, bad }) => {
      const item = make("li", "", bad ? "bad" : "");
      item.append(make("b", name), make("span", words));
      return item;
    });
    this.#list.replaceChildren(...items);
  }
}

/** How much of its tour a construction has laid. */
function visited(watch: Watch | null, { builds }: SolverInfo, scene: Scene | LargeScene) {
  if (!watch || !builds || scene.kind !== "knights") return null;
  const { size, path, blocked } = scene;
  const all = size.rows * size.columns - blocked.length;
  const words = `${count(path.length)} of ${count(all)} squares are visited.`;
  return { share: path.length / all, words };
}

/** Names of squares in a row; of many the number. */
function listed(squares: number[], names: string[]) {
  if (squares.length > 3) return `${count(squares.length)} others`;
  const all = squares.map((square) => names[square]);
  return all.length === 1 ? all[0] : `${all.slice(0, -1).join(", ")} and ${all.at(-1)}`;
}
