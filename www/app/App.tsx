import { shownParts } from "../features/learn/shown-parts.ts";
import { GamePanels } from "../features/play/GamePanels.tsx";
import { Home } from "../features/play/Home.tsx";
import { Sheet } from "../features/play/Sheet.tsx";
import { Help } from "../features/settings/Help.tsx";
import type { Mode } from "../state/state.ts";
import { AskDialog } from "../ui/AskDialog.tsx";
import { AppContext, type App as AppContextValue, useApp } from "../ui/context.ts";
import { Sprite } from "../ui/Icon.tsx";
import { isEmbed } from "../ui/room.ts";
import { type ReadonlySignal, useComputed, useRef, useSignal } from "../vendor/preact.js";
import { EmbedHead } from "./EmbedHead.tsx";
import { Header } from "./Header.tsx";
import { PageEffects } from "./PageEffects.tsx";
import { Panels } from "./Panels.tsx";
import { rooms } from "./rooms.ts";
import { SaveDialog } from "./SaveDialog.tsx";
import { Announcement } from "./Sentence.tsx";
import { Stage } from "./Stage.tsx";

/** An embed is laid out for the room that its host gives it, not window by window. */
const layoutOf = (mode: Mode) => (isEmbed ? `embed-${mode}` : mode);

/** All that is seen. */
export function Main() {
  const panels = useRef<HTMLElement>(null);
  const { value: watch } = rooms.watch;
  const { value: learn } = rooms.learn;
  const { value: compare } = rooms.compare;
  const { state, lesson, say } = useApp().view;
  const layout = useComputed(() => layoutOf(state.value.mode));
  const screen = useComputed(() => state.value.screen);
  const shows = useComputed(() =>
    lesson.value ? shownParts(lesson.value, say.value.text !== "") : "board says",
  );
  return (
    <main
      data-mode={layout}
      data-screen={screen}
      data-shows={shows}
      // A host has a main part of its own: an embed's goes by what it shows.
      aria-labelledby={isEmbed ? "embed-what" : undefined}
    >
      <Home />
      {watch && <watch.Setup />}
      {learn && <learn.Rail />}
      {learn && <learn.LessonText />}
      <Stage />
      {watch && <watch.PanelTabs scroller={panels} />}
      <GamePanels />
      <Panels scroller={panels} />
      {compare && <compare.Compare />}
    </main>
  );
}

interface Props {
  app: AppContextValue;
  /** Loads a new version of the page, where there is one. */
  update: ReadonlySignal<(() => void) | null>;
}

export function App({ app, update }: Props) {
  const isHelpOpen = useSignal(false);
  const { value: learn } = rooms.learn;
  return (
    <AppContext.Provider value={app}>
      <PageEffects />
      <Sprite />
      <Header
        update={update.value}
        onHelp={() => {
          isHelpOpen.value = true;
        }}
      />
      <EmbedHead />
      <Main />
      <Announcement />
      <Sheet />
      {learn && <learn.Handout />}
      <SaveDialog />
      <AskDialog />
      <Help
        open={isHelpOpen.value}
        update={update.value}
        onClose={() => {
          isHelpOpen.value = false;
        }}
      />
    </AppContext.Provider>
  );
}
