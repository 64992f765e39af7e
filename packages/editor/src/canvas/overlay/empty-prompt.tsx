import { useTranslate } from "@mailwright/ui";
import { useDocument } from "../../base/context/editor-context.js";
import { canvasStrings } from "../words/canvas-strings.js";

/** Shown over the whole canvas of a blank email: asks for the first block. */
export function EmptyPrompt() {
  const say = useTranslate(canvasStrings);
  const isEmpty = useDocument(({ root }) => (root.children ?? []).every(({ children }) => children?.length === 0));
  return isEmpty ? <p className="mw-canvas-prompt">{say("emptyCanvas")}</p> : null;
}
