import type { BlockId } from "@mailwright/document";
import { useStyles } from "@mailwright/ui";
import type { KeyboardEvent, Ref } from "react";
import { useLaterCommands } from "../../workspace/commands/use-later-commands.js";
import { useCopiedWords } from "../clipboard/use-copied-words.js";
import css from "./block-head.css?inline";
import { BlockPath } from "./block-path.js";
import { BlockToolbar } from "./block-toolbar.js";
import { useAnnouncedSelection } from "./use-announced-selection.js";

const styles = [css];

export interface BlockHeadProps {
  readonly blockId: BlockId;
  readonly headRef: Ref<HTMLDivElement>;
}

/** The head over the selected block: its path in the email and its actions. */
export function BlockHead({ blockId, headRef }: BlockHeadProps) {
  useStyles(styles);
  const { viewState } = useLaterCommands();
  useAnnouncedSelection(blockId);
  useCopiedWords();
  // During a drag by keyboard the arrow keys belong to the drag and not to the toolbar.
  const onKeyDownCapture = (event: KeyboardEvent) => {
    if (viewState.getState().drag) event.preventDefault();
  };
  return (
    <div ref={headRef} className="mw-block-head mw-dense" onKeyDownCapture={onKeyDownCapture}>
      <BlockPath blockId={blockId} />
      <BlockToolbar blockId={blockId} />
    </div>
  );
}
