import { Button } from "../../ui/Button.tsx";

/** Saves the board in the editor as a picture or a text. */
export const SaveDraft = () => (
  <Button
    action={{ type: "app/save-board" }}
    id="draft-save"
    label="Save the board"
    aria-haspopup="dialog"
    icon="share"
  >
    Save
  </Button>
);
