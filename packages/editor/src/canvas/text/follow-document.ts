import type { BlockId, TextPlace } from "@mailwright/document";
import type { Editor } from "@mailwright/editing";
import type { RichTextField } from "@mailwright/rich-text";
import type { CanvasHandle } from "../surface/canvas-handle.js";
import { type EditableNow, readEditable } from "./editable-text.js";
import type { TextMemory } from "./text-memory.js";
import type { TextWriter, WrittenText } from "./text-writer.js";

export interface FollowOptions {
  readonly editor: Editor;
  readonly canvas: CanvasHandle;
  readonly blockId: BlockId;
  readonly place: TextPlace | undefined;
  readonly memory: TextMemory;
  readonly writer: TextWriter;
  readonly richText: RichTextField;
  /** Did the text have the focus before the canvas replaced its element? */
  readonly hadFocus: () => boolean;
  readonly others?: OthersInText | undefined;
  /** The item whose text it was is not there any more. */
  readonly onGone: () => void;
}

/** What is different where others write in the same text. */
export interface OthersInText {
  /** Takes over what the document has now, beside what is typed here. */
  take(options: FollowOptions, now: EditableNow): void;
  /** What is to be written: what stands here, with what others have made of the text since it was known. */
  join(text: WrittenText, mine: string): string;
}

/**
 * Keeps an edited text up to date with changes that others make meanwhile: undo, the settings panel, the host. Answers a function that
 * stops it.
 */
export function followDocument(options: FollowOptions): () => void {
  const { editor, canvas } = options;
  const stops = [
    editor.document.subscribe(({ kind }) => kind !== "saved" && followChange(options)),
    // On another device, or in the dark, the same text has another look.
    editor.viewState.subscribe((now, before) => (now.device !== before.device || now.scheme !== before.scheme) && followChange(options)),
    canvas.onLayout(() => followElement(options)),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function followChange(options: FollowOptions): void {
  const { editor, blockId, place, memory, writer, richText, others, onGone } = options;
  const now = readEditable(editor, blockId, place);
  if (!now) {
    writer.forget();
    // Deferred: others are being told of the same change.
    if (place) queueMicrotask(onGone);
    return;
  }
  const before = memory.known();
  if (JSON.stringify(now.shownStyles) !== JSON.stringify(before.shownStyles)) richText.setStyles(now.shownStyles);
  if (others) {
    others.take(options, now);
    return;
  }
  memory.learn(now);
  if (now.html !== before.html) {
    writer.forget();
    const moment = memory.moment();
    if (moment) richText.restore(moment);
    if (richText.html() !== now.html) richText.restore(now.html);
  }
  memory.keepMoment(writer.untyped() ?? richText.snapshot());
}

/** A setting may have replaced the element: a heading of another level is another tag. */
function followElement({ canvas, blockId, place, richText, hadFocus }: FollowOptions): void {
  if (richText.element.isConnected || !canvas.textElementOf(blockId, place)) return;
  canvas.protect(blockId, place);
  const element = canvas.textElementOf(blockId, place);
  if (!element) return;
  richText.moveTo(element);
  if (hadFocus()) richText.focus();
}
