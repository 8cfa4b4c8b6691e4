import { Button } from "../../ui/Button.tsx";
import { useSignal } from "../../vendor/preact.js";
import { Glossary } from "./Glossary.tsx";

export function Links() {
  const isOpen = useSignal(false);
  const show = (isShown: boolean) => {
    isOpen.value = isShown;
  };
  return (
    <div class="links">
      <Button class="link" action={{ type: "learn/open-in-watch" }}>
        Open in Watch
      </Button>
      <Button class="link" aria-haspopup="dialog" onClick={() => show(true)}>
        Glossary
      </Button>
      <Button
        class="link"
        title="Copy a link to this moment (L)"
        action={{ type: "app/copy-link" }}
      >
        Copy link
      </Button>
      <Button class="link" onClick={() => print()}>
        Print
      </Button>
      <Glossary open={isOpen.value} onClose={() => show(false)} />
    </div>
  );
}
