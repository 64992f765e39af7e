import type { BlockId } from "@mailwright/document";
import type { Editor } from "@mailwright/editing";
import type { RichTextField, RichTextSnapshot } from "@mailwright/rich-text";
import type { TextMemory } from "./text-memory.js";

/** What is typed is in the document this long after the last key, so that sizes, checks and other readers follow. */
const commitPauseMs = 250;

export interface TextWriterOptions {
  readonly editor: Editor;
  readonly blockId: BlockId;
  readonly memory: TextMemory;
  readonly view: Window;
  readonly text: () => Pick<RichTextField, "html" | "snapshot">;
}

/** Brings what is typed into the document, pause by pause. Bursts with a short pause between them are one undo step. */
export interface TextWriter {
  /** A key changed the text; `before` is how it was. */
  note(before: RichTextSnapshot): void;
  /** Writes now. */
  write(): void;
  /** Writes now, and what comes next is another undo step. */
  endStep(): void;
  /** Forgets what was typed and not yet written. */
  forget(): void;
  isTyped(): boolean;
  /** How the text stood before what was typed and not yet written. */
  untyped(): RichTextSnapshot | undefined;
}

export function createTextWriter({ editor, blockId, memory, view, text }: TextWriterOptions): TextWriter {
  let untyped: RichTextSnapshot | undefined;
  let timer = 0;
  let step = 0;

  function forget() {
    view.clearTimeout(timer);
    untyped = undefined;
  }

  function write() {
    if (!untyped) return;
    forget();
    const html = text().html();
    memory.learn({ ...memory.known(), html });
    editor.run("set-text", { blockId, html, mergeKey: `text:${blockId}:${step}` });
    memory.keepMoment(text().snapshot());
  }

  return {
    note(before) {
      // The caret as it was before the first letter: that is where undo goes back to.
      if (!untyped) memory.keepMoment(before);
      untyped ??= before;
      view.clearTimeout(timer);
      timer = view.setTimeout(write, commitPauseMs);
      editor.noteTyping();
    },
    write,
    endStep() {
      write();
      step += 1;
    },
    forget,
    isTyped: () => untyped !== undefined,
    untyped: () => untyped,
  };
}
