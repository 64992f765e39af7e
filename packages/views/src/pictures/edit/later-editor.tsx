import { ErrorState, useTranslate } from "@mailwright/ui";
import { Dialog } from "@mailwright/ui/dialogs";
import { useAsked } from "../../asked/use-asked.js";
import { editStrings } from "./edit-strings.js";
import type { PictureEditorProps } from "./picture-editor-props.js";

/** The editor for a picture, whose code is fetched when somebody asks for it. */
export function LaterEditor(props: PictureEditorProps) {
  const say = useTranslate(editStrings);
  const asked = useAsked(() => import("./picture-editor.js"), []);
  if (asked.phase === "ready") return <asked.value.PictureEditor {...props} />;
  if (asked.phase === "loading") return null;
  return (
    <Dialog title={say("title")} onClose={props.onClose}>
      <ErrorState title={say("failed")} onRetry={asked.retry} />
    </Dialog>
  );
}
