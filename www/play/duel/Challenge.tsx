/** The link that challenges a friend to a solved puzzle, also as a QR code. */

import { useSignal } from "@preact/signals";
import { generate } from "lean-qr";
import { useMemo } from "preact/hooks";
import { squaresPath } from "../../board/TinyRegions.tsx";
import { counted } from "../../core/lists.ts";
import { download } from "../../export/download.ts";
import { LONGEST_NAME } from "../../routes/names.ts";
import { logFrom } from "../../store/move-log.ts";
import { playedOf, type State } from "../../store/state.ts";
import { Button } from "../../ui/Button.tsx";
import { pngOf } from "../../ui/canvas.ts";
import { useApp } from "../../ui/context.ts";
import { type Choice, Segmented } from "../../ui/Segmented.tsx";
import { MARGIN, widthOf } from "../game/qr-size.ts";
import { challengeOf, HINT_COST } from "./challenge.ts";

/** Of a square in the saved picture. */
const PIXELS = 12;

const CODE = "forward-check-challenge.png";

const NOT_SAVED = "The picture could not be made. Copy the link instead.";

const TOO_LONG =
  "This game has too many moves for a link. Start the puzzle over and solve it again to challenge a friend.";

const TOO_LARGE =
  "This game has too many moves for a code on the screen. Copy the link, or save the code and print it.";

export function Challenge() {
  const { view, dispatch } = useApp();
  const state = view.state.value;
  const used = playedOf(state).solved?.hints ?? 0;
  const terms = useSignal<Terms>("cost");
  const link = useLink(state, terms.value);
  if (!link) {
    return (
      <p class="muted" id="challenge">
        {TOO_LONG}
      </p>
    );
  }
  const isOfToday = playedOf(state).solved?.inTime;
  const save = () => saveCode(whole).catch(() => dispatch({ type: "app/toast", text: NOT_SAVED }));
  const whole = location.origin + location.pathname + location.search + link;
  return (
    <section class="card stack below" id="challenge" aria-label="Challenge a friend">
      <p>
        Your friend gets this puzzle and races your time, without seeing your squares until the end.
        The shorter time wins. {isOfToday && "Solved today, it also counts for your friend’s day. "}
        Nothing is stored on a server: the link holds the puzzle, your moves and the times that your
        browser measured.
      </p>
      <div class="inline spread">
        <span id="challenge-hints-label">Hints</span>
        <Segmented
          id="challenge-hints"
          name="challenge-hints"
          labelledBy="challenge-hints-label"
          choices={CHOICES.map((choice) => ({
            ...choice,
            disabled: used > 0 && choice.value === "off",
          }))}
          value={terms.value}
          onChange={(chosen) => {
            terms.value = chosen;
          }}
        />
      </div>
      {used > 0 && <small>You used {counted(used, "hint")}, so your friend may have hints.</small>}
      <label class="stack tight">
        <span>Your name, if you like</span>
        <input
          type="text"
          id="challenge-name"
          autocomplete="off"
          maxLength={LONGEST_NAME}
          value={state.name}
          onInput={({ currentTarget: { value: name } }) =>
            dispatch({ type: "settings/set", settings: { name } })
          }
        />
      </label>
      <small class="cut" id="challenge-link" translate={false}>
        {whole}
      </small>
      <div class="btns">
        <Button
          class="btn primary"
          id="challenge-copy"
          icon="link"
          onClick={() => dispatch({ type: "app/copy", text: whole })}
        >
          Copy link
        </Button>
        {"share" in navigator && (
          <Button class="btn" icon="share" action={{ type: "app/share-link", link: whole }}>
            Share…
          </Button>
        )}
      </div>
      <Code text={whole} />
      <Button class="btn small" id="challenge-save" onClick={save}>
        Save code
      </Button>
    </section>
  );
}

/** What hints cost your friend. */
type Terms = "cost" | "off";

const CHOICES: Choice<Terms>[] = [
  { value: "cost", label: `+${HINT_COST} s each` },
  { value: "off", label: "Off" },
];

function useLink(state: State, terms: Terms) {
  const kept = playedOf(state);
  const { name } = state;
  return useMemo(() => {
    const log = logFrom(kept.solved?.log ?? "");
    return log && log.length > 0
      ? challengeOf(kept, log, name, { allowsHints: terms === "cost" })
      : null;
  }, [kept.id, kept.solved, kept.grade, name, terms]);
}

function codeOf(text: string) {
  const code = generate(text);
  const { size } = code;
  const squares = Array.from({ length: size ** 2 }, (_, square) => square);
  const dark = squares.filter((square) => code.get(square % size, Math.floor(square / size)));
  return { dark, size, whole: size + 2 * MARGIN };
}

/** Saves the code as a picture, in whole pixels a square. */
async function saveCode(text: string) {
  const { dark, size, whole } = codeOf(text);
  const canvas = new OffscreenCanvas(whole * PIXELS, whole * PIXELS);
  const context = canvas.getContext("2d")!;
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = "#000";
  for (const square of dark) {
    const [x, y] = [square % size, Math.floor(square / size)];
    context.fillRect((x + MARGIN) * PIXELS, (y + MARGIN) * PIXELS, PIXELS, PIXELS);
  }
  download({ name: CODE, type: "image/png", content: await pngOf(canvas) });
}

/** Dark on light in both themes, so that every scanner reads it. */
function Code({ text }: { text: string }) {
  const { path, whole } = useMemo(() => {
    const { dark, size, whole } = codeOf(text);
    return { path: squaresPath(dark, size), whole };
  }, [text]);
  const width = widthOf(whole);
  if (!width) return <p class="muted">{TOO_LARGE}</p>;
  return (
    <svg
      class="qr"
      style={{ width: `${width}px` }}
      id="challenge-code"
      role="img"
      aria-label="QR code of the link"
      viewBox={`${-MARGIN} ${-MARGIN} ${whole} ${whole}`}
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
