import type { ReadonlySignal } from "@preact/signals";
import { Help } from "../settings/Help.tsx";
import { NewPuzzle } from "../today/NewPuzzle.tsx";
import { Sheet } from "../today/Sheet.tsx";
import { AskDialog } from "../ui/AskDialog.tsx";
import { AppContext, type App as AppContextValue } from "../ui/context.ts";
import { Sprite } from "../ui/Icon.tsx";
import { lazy } from "../ui/lazy.tsx";
import { Announcement } from "./Announcement.tsx";
import { uncopied } from "./copying.ts";
import { EmbedHead } from "./EmbedHead.tsx";
import { Header } from "./Header.tsx";
import { Main } from "./Main.tsx";
import { PageEffects } from "./PageEffects.tsx";
import { roomComponents } from "./room-components.ts";
import { subject } from "./saving.ts";
import { Toast } from "./Toast.tsx";

const SaveDialog = lazy(async () => (await import("./SaveDialog.tsx")).SaveDialog);
const CopyDialog = lazy(async () => (await import("./CopyDialog.tsx")).CopyDialog);

interface Props {
  app: AppContextValue;
  /** Loads a new version of the page, where there is one. */
  update: ReadonlySignal<(() => void) | null>;
}

export function App({ app, update }: Props) {
  return (
    <AppContext.Provider value={app}>
      <PageEffects />
      <Sprite />
      <Header update={update.value} />
      <EmbedHead />
      <Main />
      <Announcement />
      <Toast />
      <Sheet />
      <NewPuzzle />
      <Handout />
      <Saving />
      <Copying />
      <AskDialog />
      <Help update={update.value} />
    </AppContext.Provider>
  );
}

/* Separate components: every rendering of App would hold on to the canvases of the room that is open then. */

function Handout() {
  const { value: learn } = roomComponents.learn;
  return learn && <learn.Handout />;
}

const Saving = () => subject.value && <SaveDialog />;

const Copying = () => uncopied.value && <CopyDialog />;
