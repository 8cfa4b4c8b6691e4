import { Row } from "../../ui/Row.tsx";

/** Explains the board in the editor. */
export const ExplainDraft = () => (
  <Row action={{ type: "explain/open" }} id="explain-open">
    Explain the whole solution
  </Row>
);
