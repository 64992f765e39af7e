import { useLatest, useRoot, useToasts, useTranslate } from "@mailwright/ui";
import { type ComponentType, useCallback, useEffect, useRef, useState } from "react";
import { laterWithBlocks } from "../../../base/document/later-blocks.js";
import type { LaterCode } from "../../../base/later/later-code.js";
import { useFirstUse } from "../../../base/later/use-first-use.js";
import type { DragLayerHandle, DragLayerProps } from "../held/drag-layer.js";
import { dndStrings } from "./dnd-strings.js";
import type { Press } from "./drag-context.js";
import { createWaitingPress } from "./waiting-press.js";

export type DragLayerCode = LaterCode<ComponentType<DragLayerProps>>;

/** The code of dragging is fetched when the editor is idle, or when a pointer, a finger or the focus first comes near. */
export const dragLayerCode: DragLayerCode = laterWithBlocks(async () => (await import("../held/drag-layer.js")).DragLayer);

/** The layer once its code is there. Presses before that wait for it. */
export function useDragLayer(code: DragLayerCode) {
  const root = useRoot();
  const [Layer, setLayer] = useState(() => code.peek());
  const handle = useRef<DragLayerHandle | null>(null);
  const tellFailure = useTellFailure();
  const [waiting] = useState(() => createWaitingPress((root.ownerDocument ?? root).defaultView));

  // If fetching ahead fails, nothing is said: the press that needs the code asks again.
  useFirstUse(() => {
    code.load().then(
      (value) => setLayer(() => value),
      () => undefined,
    );
  });

  const onReady = useCallback(
    (ready: DragLayerHandle | null) => {
      handle.current = ready;
      const press = ready && waiting.take();
      if (press) ready.pickUpLate(press);
    },
    [waiting],
  );
  const pickUp = useCallback(
    (press: Press) => {
      if (handle.current) return handle.current.pickUp(press);
      waiting.hold(press);
      code.load().then((value) => setLayer(() => value), tellFailure.current);
    },
    [code, waiting, tellFailure],
  );
  const isDragging = useCallback(() => handle.current?.isDragging() ?? false, []);
  useEffect(() => () => void waiting.take(), [waiting]);
  return { Layer, onReady, pickUp, isDragging };
}

function useTellFailure() {
  const toasts = useToasts();
  const say = useTranslate(dndStrings);
  return useLatest(() => void toasts.show({ kind: "error", message: say("notLoaded") }));
}
