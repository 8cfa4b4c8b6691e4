/** Rules, keys and settings, in a dialog. */

import type { HelpPart } from "../store/ui.ts";
import { AfterPaint } from "../ui/AfterPaint.tsx";
import { Button } from "../ui/Button.tsx";
import { useApp } from "../ui/context.ts";
import { Dialog, SheetHead } from "../ui/Dialog.tsx";
import { lazy } from "../ui/lazy.tsx";
import { Tabs } from "../ui/Tabs.tsx";

const LABEL = "Help and settings";

const parts = () => import("./parts.ts");

const PARTS = {
  rules: lazy(async () => (await parts()).Rules),
  keys: lazy(async () => (await parts()).KeyTable),
  settings: lazy(async () => (await parts()).Settings),
};

const TABS: { value: HelpPart; label: string }[] = [
  { value: "rules", label: "Rules" },
  { value: "keys", label: "Keys" },
  { value: "settings", label: "Settings" },
];

const paneOf = (part: HelpPart) => `help-${part}`;

interface Props {
  /** Loads a new version of the page, where there is one. */
  update: (() => void) | null;
}

export function Help({ update }: Props) {
  const { view, dispatch } = useApp();
  const { value: part } = view.help;
  const turn = (to: HelpPart | null) => dispatch({ type: "app/help", part: to });
  const Part = part && PARTS[part];
  return (
    <Dialog id="help-dialog" label={LABEL} open={part !== null} onClose={() => turn(null)}>
      {Part && (
        <>
          <SheetHead id="help" onClose={() => turn(null)}>
            <Tabs
              class="tabs"
              label={LABEL}
              tabs={TABS}
              chosen={part}
              onChoose={turn}
              panelOf={paneOf}
            />
          </SheetHead>
          <AfterPaint>
            <div
              class="body"
              key={part}
              id={paneOf(part)}
              role="tabpanel"
              tabIndex={0}
              aria-labelledby={`tab-${paneOf(part)}`}
            >
              <Button class="btn primary" hidden={!update} onClick={() => update?.()}>
                Update ready · Reload
              </Button>
              <Part />
            </div>
          </AfterPaint>
        </>
      )}
    </Dialog>
  );
}
