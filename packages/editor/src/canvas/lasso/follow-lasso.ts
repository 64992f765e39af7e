import { type BlockId, findParent } from "@mailwright/document";
import type { Editor } from "@mailwright/editing";
import { createAutoScroll } from "../drag/area/auto-scroll.js";
import { followPointer } from "../grips/follow-pointer.js";
import type { CanvasHandle, OverlayRect } from "../surface/canvas-handle.js";
import { keepFromPressing } from "./keep-from-pressing.js";
import { findTouched, type TouchedBlocks } from "./touched-blocks.js";

/** A hand that moves less during a press clicks. */
const leastPx = 4;

/** The rectangle that is drawn, and the blocks that it touches. */
export interface Lasso {
  readonly rect: OverlayRect;
  readonly touched: readonly BlockId[];
}

export interface LassoOptions {
  readonly editor: Editor;
  readonly canvas: CanvasHandle;
  readonly desk: HTMLElement;
  /** `null` when the rectangle is gone. */
  readonly onChange: (lasso: Lasso | null) => void;
  readonly onGiveUp: () => void;
}

/**
 * A mouse or a pen that presses beside the blocks and moves draws a rectangle; letting go selects the blocks that it touches. With Shift they
 * come to those that were selected. A finger scrolls there. Answers a function that ends it.
 */
export function followLasso(options: LassoOptions): () => void {
  const { editor, desk } = options;
  const listening = new AbortController();
  let stop: (() => void) | undefined;
  const onDown = (event: PointerEvent) => {
    if (event.button !== 0 || !event.isPrimary || event.pointerType === "touch" || !isBesideBlocks(options, event)) return;
    stop?.();
    stop = holdLasso(options, event, editor.viewState.getState().selection);
  };
  // In the capturing phase, before the press itself takes the selection away.
  desk.addEventListener("pointerdown", onDown, { capture: true, signal: listening.signal });
  return () => {
    listening.abort();
    stop?.();
  };
}

/** On the desk, or on what is left of the page between its sections. */
function isBesideBlocks({ editor, canvas, desk }: LassoOptions, event: PointerEvent): boolean {
  const [target] = event.composedPath();
  const isOnCanvas =
    target instanceof Node && (canvas.root.contains(target) || (desk.contains(target) && !canvas.overlay.contains(target)));
  const { left, top } = desk.getBoundingClientRect();
  const isOnScrollbar = event.clientX - left >= desk.clientWidth || event.clientY - top >= desk.clientHeight;
  if (!isOnCanvas || isOnScrollbar || desk.dataset["pan"] !== undefined) return false;
  const pressed = canvas.blockAt(event.clientX, event.clientY);
  const { root } = editor.document.get();
  return pressed === undefined || findParent(root, pressed)?.parent === root;
}

function holdLasso(
  { editor, canvas, desk, onChange, onGiveUp }: LassoOptions,
  press: PointerEvent,
  before: readonly BlockId[],
): () => void {
  const view = desk.ownerDocument.defaultView ?? window;
  const start = pointOf(canvas, press);
  let last: { readonly clientX: number; readonly clientY: number } = press;
  let blocks: TouchedBlocks | undefined;
  let touched: readonly BlockId[] | undefined;
  let frame = 0;
  const autoScroll = createAutoScroll(desk, () => draw());
  const pressing = keepFromPressing(canvas.root, view);

  function draw() {
    view.cancelAnimationFrame(frame);
    frame = 0;
    // Meanwhile only what is touched is outlined: the press itself may have selected the page.
    if (!touched) editor.run("select", { blockIds: press.shiftKey ? before : [] });
    blocks ??= findTouched(editor, canvas);
    const rect = rectBetween(start, pointOf(canvas, last));
    touched = blocks.in(rect);
    onChange({ rect, touched });
  }
  const end = () => {
    view.cancelAnimationFrame(frame);
    blocks?.stop();
    autoScroll.stop();
    desk.removeEventListener("scroll", onScroll);
    pressing.end();
    if (touched) onChange(null);
  };
  const onScroll = () => touched && draw();
  desk.addEventListener("scroll", onScroll, { passive: true });
  const unfollow = followPointer(view, press.pointerId, {
    onMove(event) {
      last = event;
      if (!touched && Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY) < leastPx) return;
      pressing.begin();
      autoScroll.pointTo(event.clientY);
      // A mouse tells of its moves several times a frame.
      if (frame === 0) frame = view.requestAnimationFrame(draw);
    },
    onLift() {
      // The email may have changed since the last move.
      if (frame !== 0 || touched) draw();
      const found = touched;
      end();
      if (!found) return;
      const kept = press.shiftKey ? before.filter((id) => !found.includes(id)) : [];
      editor.run("select", { blockIds: [...kept, ...found] });
      const lead = editor.viewState.getState().selection.at(-1);
      if (lead !== undefined) canvas.focusBlock(lead);
    },
    onGiveUp() {
      const hadBegun = touched !== undefined;
      end();
      editor.run("select", { blockIds: before });
      if (hadBegun) onGiveUp();
    },
  });
  return () => {
    unfollow();
    end();
  };
}

interface OverlayPoint {
  readonly x: number;
  readonly y: number;
}

/** In the overlay's pixels, which stay with the email while it scrolls. */
function pointOf(canvas: CanvasHandle, { clientX, clientY }: { readonly clientX: number; readonly clientY: number }): OverlayPoint {
  const { left, top } = canvas.toOverlay(new DOMRect(clientX, clientY, 0, 0));
  return { x: left, y: top };
}

function rectBetween(one: OverlayPoint, other: OverlayPoint): OverlayRect {
  const left = Math.min(one.x, other.x);
  const top = Math.min(one.y, other.y);
  return { left, top, width: Math.abs(one.x - other.x), height: Math.abs(one.y - other.y) };
}
