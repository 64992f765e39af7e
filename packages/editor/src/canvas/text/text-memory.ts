import type { Editor, HistoryMark } from "@mailwright/editing";
import type { RichTextSnapshot } from "@mailwright/rich-text";
import type { EditableNow } from "./editable-text.js";

/** What an edited text knows of the document, and how the text stood at each point of the history. */
export interface TextMemory {
  /** The block as the document had it when it was last looked at or written. */
  known(): EditableNow;
  learn(now: EditableNow): void;
  /** Text and caret at the point where the history stands now. */
  moment(): RichTextSnapshot | undefined;
  keepMoment(moment: RichTextSnapshot | undefined): void;
}

export function createTextMemory(editor: Editor, start: EditableNow): TextMemory {
  const moments = new Map<HistoryMark, RichTextSnapshot>();
  let known = start;
  const head = () => editor.document.history().head;
  return {
    known: () => known,
    learn: (now) => {
      known = now;
    },
    moment: () => moments.get(head()),
    keepMoment: (moment) => {
      if (moment) moments.set(head(), moment);
    },
  };
}
