import type { BlockId, TextPlace } from "@mailwright/document";
import type { Editor } from "@mailwright/editing";
import type { RichTextField, RichTextSnapshot } from "@mailwright/rich-text";
import type { TextMemory } from "./text-memory.js";

/** Typed text is written to the document this long after the last key, so that sizes, checks and other readers see it. */
const commitPauseMs = 250;
/** Where others write too they read it this long after the first key, also if no pause follows: less apart than what merges into one undo step. */
const sharedEveryMs = 200;
/**
 * An input method that rests so long is not waited for. Keyboards of phones make every word that way, and keep the last one for as long as nothing follows it:
 * it would not be saved before somebody leaves the text.
 */
const composingRestMs = 5000;

/** Which text of which document it is, and what is known of it. */
export interface WrittenText {
  readonly editor: Editor;
  readonly blockId: BlockId;
  readonly place: TextPlace | undefined;
  readonly memory: TextMemory;
}

export interface TextWriterOptions {
  readonly editor: Editor;
  readonly blockId: BlockId;
  readonly place?: TextPlace | undefined;
  readonly memory: TextMemory;
  readonly view: Window;
  readonly text: () => Pick<RichTextField, "html" | "snapshot" | "isComposing">;
  /** Absent: nobody else writes in it. */
  readonly others?: { join(text: WrittenText, mine: string): string } | undefined;
}

/** A text without words is stored as none: the email has no empty line for it, and the canvas sees that it is empty. */
export function storedText(text: Pick<RichTextField, "html">): string {
  return text.html().replace(/^<p><br><\/p>$/, "");
}

/**
 * Writes typed text to the document after each pause, and where others write in it without waiting for one; what an input method makes once it is made, or
 * rests. Typing
 * with only short pauses is one undo step.
 */
export interface TextWriter {
  /** A key changed the text. `before` is the text before that. */
  note(before: RichTextSnapshot): void;
  /** Writes what was typed now. */
  write(): void;
  /** Writes what was typed now. What is typed next is another undo step. */
  endStep(): void;
  /** Forgets what was typed and not written yet. */
  forget(): void;
  isTyped(): boolean;
  /** The text before what was typed and not written yet. */
  untyped(): RichTextSnapshot | undefined;
}

export function createTextWriter({ editor, blockId, place, memory, view, text, others }: TextWriterOptions): TextWriter {
  const where = place ? `${blockId}:${place.prop}:${place.item}:${place.member}` : blockId;
  let untyped: RichTextSnapshot | undefined;
  let timer = 0;
  let step = 0;
  let restedMs = 0;

  function forget() {
    view.clearTimeout(timer);
    untyped = undefined;
  }

  // Others would read letters that are not made yet, and write between them; and undo would come back to them.
  function writeSoon() {
    view.clearTimeout(timer);
    const afterMs = others ? sharedEveryMs : commitPauseMs;
    timer = view.setTimeout(() => {
      restedMs += afterMs;
      if (text().isComposing() && restedMs < composingRestMs) writeSoon();
      else write();
    }, afterMs);
  }

  function write() {
    if (!untyped) return;
    forget();
    const mine = storedText(text());
    const html = others?.join({ editor, blockId, place, memory }, mine) ?? mine;
    memory.learn({ ...memory.known(), html: mine });
    editor.run("set-text", { blockId, html, ...(place && { place }), mergeKey: `text:${where}:${step}` });
    memory.keepMoment(text().snapshot());
  }

  return {
    note(before) {
      // The caret before the first letter, where undo puts it back.
      if (!untyped) memory.keepMoment(before);
      restedMs = 0;
      if (!untyped || !others) writeSoon();
      untyped ??= before;
      editor.announceTyping();
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
