import { Button, useTranslate } from "@mailwright/ui";
import { useEditor } from "../../../base/context/editor-context.js";
import { useBlockPlace } from "../../../base/words/use-block-place.js";
import { programStrings } from "./program-strings.js";

/** Ends the preview and selects the block on the canvas. */
export function GoToBlock({ blockId }: { readonly blockId: string }) {
  const say = useTranslate(programStrings);
  const editor = useEditor();
  const place = useBlockPlace(blockId);
  if (place === undefined) return null;
  const go = () => {
    editor.run("preview", { isOpen: false });
    editor.run("select", { step: "none" });
    editor.run("select", { blockIds: [blockId] });
  };
  return (
    <Button variant="quiet" className="mw-loss-place" onClick={go}>
      {say("goTo", { place })}
    </Button>
  );
}
