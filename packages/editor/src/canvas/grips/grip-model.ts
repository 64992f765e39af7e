import type { BlockId, JsonValue, OverridePart } from "@mailwright/document";
import type { CanvasHandle, OverlayRect } from "../surface/canvas-handle.js";

/** How far the pointer was pulled, in the email's own pixels. */
export interface Pulled {
  readonly dx: number;
  readonly dy: number;
  /** Alt is held: the value does not snap. */
  readonly isFree: boolean;
}

/** One number of one block that is changed by pulling at a handle on the canvas, or by the arrow keys. */
export interface GripModel {
  readonly blockId: BlockId;
  /** Where the value is stored if not in the block's props. */
  readonly part: OverridePart | undefined;
  readonly label: string;
  readonly look: "space" | "corner" | "column";
  readonly axis: "x" | "y";
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** What an arrow key adds, alone and with Shift. */
  readonly steps: readonly [plain: number, shifted: number];
  /** The place of the handle if this were the value. `undefined` if the handle has no place now. */
  place(canvas: CanvasHandle, value: number): OverlayRect | undefined;
  /** Called once, at the press: measures what is needed, and answers how a pull becomes a value. */
  measure(canvas: CanvasHandle): (pulled: Pulled) => number;
  /** The value in words, for the readout. */
  say(value: number): string;
  /** The props to set for a value. */
  write(value: number): Readonly<Record<string, JsonValue>>;
}
