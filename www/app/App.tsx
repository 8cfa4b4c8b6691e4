import { Compare } from "../features/compare/Compare.tsx";
import { Handout } from "../features/learn/Handout.tsx";
import { LessonText } from "../features/learn/LessonText.tsx";
import { Rail } from "../features/learn/Rail.tsx";
import { shownParts } from "../features/learn/shown-parts.ts";
import { GamePanels } from "../features/play/GamePanels.tsx";
import { Home } from "../features/play/Home.tsx";
import { Sheet } from "../features/play/Sheet.tsx";
import { Help } from "../features/settings/Help.tsx";
import { PanelTabs } from "../features/watch/PanelTabs.tsx";
import { Setup } from "../features/watch/Setup.tsx";
import { AskDialog } from "../ui/AskDialog.tsx";
import { AppContext, type App as AppContextValue, useApp } from "../ui/context.ts";
import { Sprite } from "../ui/Icon.tsx";
import { useComputed, useRef } from "../vendor/preact.js";
import { EmbedHead } from "./EmbedHead.tsx";
import { Header } from "./Header.tsx";
import { Panels } from "./Panels.tsx";
import { SaveDialog } from "./SaveDialog.tsx";
import { Stage } from "./Stage.tsx";

/** All that is seen. */
export function Main() {
  const panels = useRef<HTMLElement>(null);
  const { lesson, say } = useApp().view;
  const shows = useComputed(() =>
    lesson.value ? shownParts(lesson.value, say.value.text !== "") : "board says",
  );
  return (
    <main data-shows={shows}>
      <Home />
      <Setup />
      <Rail />
      <LessonText />
      <Stage />
      <PanelTabs scroller={panels} />
      <GamePanels />
      <Panels scroller={panels} />
      <Compare />
    </main>
  );
}

export function App({ app }: { app: AppContextValue }) {
  return (
    <AppContext.Provider value={app}>
      <Sprite />
      <Header />
      <EmbedHead />
      <Main />
      <div class="hidden" id="live" role="status" aria-live="polite" />
      <Sheet />
      <Handout />
      <SaveDialog />
      <AskDialog />
      <Help />
    </AppContext.Provider>
  );
}
