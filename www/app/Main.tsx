import { useComputed } from "@preact/signals";
import { useEffect, useLayoutEffect } from "preact/hooks";
import { patient } from "../core/patience.ts";
import { isBringing } from "../store/state.ts";
import { Button } from "../ui/Button.tsx";
import { useApp } from "../ui/context.ts";
import { isEmbed } from "../ui/layout.ts";
import { showFailure } from "../ui/loading.ts";
import { useProjector } from "../ui/projector.ts";
import { BRING } from "./lazy.ts";
import { componentsOf, fetchTeachers, roomComponents } from "./room-components.ts";
import { Stage } from "./Stage.tsx";

/** A board with a line above, controls below and a column beside it; or Compare. */
export function Main() {
  const { state, play } = useApp().view;
  const mode = useComputed(() => state.value.mode).value;
  const screen = useComputed(() => (play.value?.first ? "first" : state.value.screen));
  const page = useComputed(() => (state.value.mode === "learn" ? state.value.page : null)).value;
  const bring = useComputed(() => (isBringing(state.value) ? BRING.module : null)).value;
  const isProjected = useProjector();
  const room = page || bring ? null : componentsOf(mode);
  const [{ value: compare }, { value: teachers }] = [
    roomComponents.compare,
    roomComponents.teachers,
  ];
  useEffect(() => {
    if (page) patient(fetchTeachers()).catch((error) => showFailure(error));
  }, [page]);
  return (
    <main
      data-mode={mode}
      data-screen={screen}
      data-page={page ?? undefined}
      // The host page has its own main element, so an embed's is named after what it shows.
      aria-labelledby={isEmbed ? "embed-what" : undefined}
    >
      {mode === "watch" && <WatchTitle key="title" />}
      {room && <room.Line key={`line ${mode}`} />}
      <Stage key="board" />
      {room && <room.Under key={`under ${mode}`} />}
      {room && !isProjected && <room.Side key={`side ${mode}`} />}
      {bring && <bring.Bring key="bring" />}
      {isProjected && <LeaveProjector key="leave" />}
      {page && teachers && <teachers.Teachers key="teachers" page={page} />}
      {mode === "compare" && compare && <compare.Compare key="compare" />}
    </main>
  );
}

/** The button that names the solver is no heading. */
function WatchTitle() {
  const solver = useApp().view.solver.value;
  return useProjector() ? null : <h1 class="hidden">{solver.name}</h1>;
}

function LeaveProjector() {
  useLayoutEffect(() => {
    const { documentElement: root } = document;
    root.toggleAttribute("data-projector", true);
    return () => void root.toggleAttribute("data-projector", false);
  }, []);
  return (
    <>
      <h1 class="hidden">Projector view</h1>
      <Button
        class="icon"
        id="leave-projector"
        icon="cross"
        label="Leave the projector view"
        title="Leave the projector view (Esc)"
        action={{ type: "settings/set", settings: { projector: false } }}
      />
    </>
  );
}
