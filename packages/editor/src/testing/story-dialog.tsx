import { DialogPlace } from "../shell/dialogs/dialog-place.js";
import type { TestEditor } from "./open-editor.js";
import { sampleDocument } from "./sample-document.js";
import { StoryPart, type StoryPartProps } from "./story-part.js";

/** One dialog over an editor that is not drawn. */
export function StoryDialog(props: StoryPartProps) {
  return (
    <StoryPart {...props} document={props.document ?? sampleDocument()}>
      <DialogPlace />
    </StoryPart>
  );
}

/** There is unsaved work. */
export function leaveUnsaved({ services }: TestEditor): void {
  services.editor.run("insert-block", { blueprint: { type: "heading" } });
}

/** The template is only to be looked at. */
export function holdReadOnly({ services }: TestEditor): void {
  services.editor.viewState.setState({ readOnly: true });
}

/** Work that never ends, for the states in which one waits. */
export const never = () => new Promise<never>(() => undefined);
