import { draftValues, type Editor, type Outcome } from "@mailwright/editing";
import type { CanvasHandle } from "../surface/canvas-handle.js";
import type { GripModel } from "./grip-model.js";

/** A pull at a handle that has begun and not ended. */
export interface HeldPull {
  moveTo(clientX: number, clientY: number, isFree: boolean): void;
  /** Ends the pull and stores the value. Answers `undefined` if the value is the one from before. */
  letGo(): { readonly value: number; readonly outcome: Outcome } | undefined;
  cancel(): void;
}

interface PullOptions {
  readonly editor: Editor;
  readonly canvas: CanvasHandle;
  readonly grip: GripModel;
  readonly view: Window;
  readonly from: { readonly clientX: number; readonly clientY: number };
  /** Shows the value while it changes. */
  readonly onValue: (value: number) => void;
}

/**
 * Begins a pull at a handle. Blocks are measured once, here. While the pointer moves, the canvas draws the email with the new value, at
 * most once in a frame. The document changes only at the end, in one step of the history.
 */
export function holdPull({ editor, canvas, grip, view, from, onValue }: PullOptions): HeldPull {
  const start = canvas.toMail(from.clientX, from.clientY);
  const valueAt = grip.measure(canvas);
  let value = grip.value;
  let point = { ...from, isFree: false };
  let frame = 0;

  const follow = () => {
    frame = 0;
    const { x, y } = canvas.toMail(point.clientX, point.clientY);
    const next = valueAt({ dx: x - start.x, dy: y - start.y, isFree: point.isFree });
    if (next === value) return;
    value = next;
    onValue(value);
    const { blockId, part } = grip;
    canvas.preview(draftValues(editor.document.get(), editor.registry, { blockId, part, values: grip.write(value) }));
  };
  const stop = () => {
    view.cancelAnimationFrame(frame);
    frame = 0;
  };
  const cancel = () => {
    stop();
    canvas.preview(editor.document.get());
  };

  return {
    moveTo(clientX, clientY, isFree) {
      point = { clientX, clientY, isFree };
      if (frame === 0) frame = view.requestAnimationFrame(follow);
    },
    letGo() {
      stop();
      follow();
      const outcome = value === grip.value ? undefined : writeGrip(editor, grip, value);
      // If the command refused, the canvas still shows the pulled value. So it draws the document again.
      if (!outcome?.done) canvas.preview(editor.document.get());
      return outcome && { value, outcome };
    },
    cancel,
  };
}

/** Sets the value by the command that the panel's fields use. */
export function writeGrip(editor: Editor, { blockId, part, write }: GripModel, value: number, mergeKey?: string): Outcome {
  const one = { blockIds: [blockId], ...(mergeKey !== undefined && { mergeKey }) };
  if (part) return editor.run("set-extras", { ...one, part, values: write(value) });
  return editor.run("set-props", { ...one, props: write(value) });
}
