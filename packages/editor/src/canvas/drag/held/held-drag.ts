import { type DropAnswer, type Editor, leadOf, type Outcome, type Rects, resolveDrop } from "@mailwright/editing";
import type { DropArea } from "../area/drop-area.js";
import type { DragLoad } from "../start/drag-load.js";

/** Something in the hand. */
export interface HeldDrag {
  readonly load: DragLoad;
  readonly by: "pointer" | "keyboard";
  readonly area: DropArea;
  rects(): Rects;
  /** Where it would land if it were let go at this point of the window. */
  pointAt(clientX: number, clientY: number): void;
  /** Where it would land. The line shows it, and it is remembered. */
  setDrop(drop: DropAnswer | null): void;
  /** Ends the drag and removes the line and the chip. */
  release(): void;
  /** To be called after `release`: makes the drop where the line was. Does nothing if no place was shown. */
  drop(): Outcome | undefined;
}

export interface HoldOptions {
  readonly editor: Editor;
  readonly area: DropArea;
  readonly load: DragLoad;
  readonly by: "pointer" | "keyboard";
  readonly onRelease: () => void;
}

/** Begins a drag: notes it in the view state and prepares the desk. */
export function holdDrag({ editor, area, load, by, onRelease }: HoldOptions): HeldDrag {
  const { dragged } = load;
  const { document, viewState, registry } = editor;
  let rects: Rects | undefined;
  let shown: DropAnswer | null = null;
  const letGo = area.hold(() => {
    rects = undefined;
  });
  viewState.setState({ drag: { dragged, by, drop: null }, hovered: null });

  const rectsNow = () => {
    rects ??= area.snapshot(document.get().root);
    return rects;
  };
  const setDrop = (drop: DropAnswer | null) => {
    if (isSameDrop(shown, drop)) return;
    shown = drop;
    viewState.setState({ drag: { dragged, by, drop } });
    area.showDrop(drop);
  };

  return {
    load,
    by,
    area,
    rects: rectsNow,
    setDrop,
    pointAt(clientX, clientY) {
      const point = area.pointAt(clientX, clientY);
      setDrop(point ? resolveDrop(document.get(), registry, rectsNow(), point, dragged) : null);
    },
    release() {
      letGo();
      onRelease();
      area.showDrop(null);
      viewState.setState({ drag: null });
    },
    drop() {
      if (!shown) return undefined;
      if (!shown.ok) return { done: false, refusal: shown.reason };
      const outcome = land(editor, load, shown.target);
      const lead = leadOf(viewState.getState().selection);
      if (outcome.done && lead !== undefined) area.settle(lead);
      return outcome;
    },
  };
}

type Target = Extract<DropAnswer, { ok: true }>["target"];

function land(editor: Editor, { dragged, entitlement }: DragLoad, target: Target): Outcome {
  if (dragged.kind === "blocks") return editor.run("move-block", { blockIds: dragged.blockIds, target });
  return editor.run("insert-block", { blueprint: dragged.blueprint, target, ...(entitlement !== undefined && { entitlement }) });
}

/** Is this the place that is already shown? Most moves of the pointer change nothing. */
function isSameDrop(one: DropAnswer | null, other: DropAnswer | null): boolean {
  if (!one || !other) return one === other;
  if (!isSameLine(one, other)) return false;
  if (one.ok && other.ok) return one.target.parentId === other.target.parentId && one.target.index === other.target.index;
  return !one.ok && !other.ok && one.reason === other.reason;
}

function isSameLine({ line: one }: DropAnswer, { line: other }: DropAnswer): boolean {
  if (!one || !other) return one === other;
  return one.x === other.x && one.y === other.y && one.length === other.length && one.axis === other.axis;
}
