import type { Editor, HistoryMark } from "@mailwright/editing";
import type { RichTextSnapshot } from "@mailwright/rich-text";
import type { EditableNow } from "./editable-text.js";

/** Remembers what an edited text was in the document, and what it was at each point of the history. */
export interface TextMemory {
  /** The block when it was last read from the document or written to it. */
  known(): EditableNow;
  learn(now: EditableNow): void;
  /** Text and caret at the current point of the history. */
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
