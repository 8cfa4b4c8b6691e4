import { glossary, introducedIn } from "../../state/markup.ts";
import { Dialog, SheetHead } from "../../ui/Dialog.tsx";
import { Formally } from "./Formally.tsx";

interface Props {
  open: boolean;
  onClose: () => void;
}

/** Every term, its meaning, and the lesson that introduces it. */
export function Glossary({ open, onClose }: Props) {
  return (
    <Dialog id="glossary" labelledBy="glossary-title" open={open} onClose={onClose}>
      <SheetHead id="glossary" onClose={onClose}>
        <h2 id="glossary-title">Glossary</h2>
      </SheetHead>
      <dl class="body words stack">
        {open && glossary().map((entry) => <Entry key={entry.id} {...entry} onFollow={onClose} />)}
      </dl>
    </Dialog>
  );
}

type EntryProps = ReturnType<typeof glossary>[number] & { onFollow: () => void };

function Entry({ id, word, means, isFormal, onFollow }: EntryProps) {
  const first = introducedIn(id);
  return (
    <div>
      <dt>{word}</dt>
      <dd class="muted">
        {means}{" "}
        {first && (
          <a class="link" href={`#/learn/${first.id}/${first.part + 1}`} onClick={onFollow}>
            {first.title}
          </a>
        )}
        {isFormal && <Formally term={id} />}
      </dd>
    </div>
  );
}
