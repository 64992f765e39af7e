import { useLayoutEffect, useMemo, useRef, useState } from "react";
import type { Overlay } from "../context/ui-context.js";

/** Marks the zero-size top-layer container, so that the element can find it after a move. */
export const overlayAttribute = "data-mw-overlays";

/** Shows the top layer again: browsers close popovers when their element is moved in the page. */
export function reopenOverlays(root: ParentNode): void {
  for (const layer of root.querySelectorAll<HTMLElement>(`[${overlayAttribute}]`)) show(layer);
}

/** The state behind `Overlay`, and the refs that tie it to the two wrappers of a root. */
export function useOverlayLayer() {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const app = useRef<HTMLDivElement>(null);
  const openCount = useRef(0);
  const modals = useRef<Hold[]>([]);

  useLayoutEffect(() => {
    if (container) show(container);
  }, [container]);

  const overlay = useMemo<Overlay>(
    () => ({
      container,
      open: () => {
        if (container && openCount.current === 0) raise(container);
        openCount.current += 1;
        return once(() => {
          openCount.current -= 1;
        });
      },
      holdInert: (modal) => {
        const hold = { modal };
        modals.current.push(hold);
        keepInert(app.current, modals.current);
        return once(() => {
          if (modal) modal.inert = false;
          modals.current = modals.current.filter((other) => other !== hold);
          keepInert(app.current, modals.current);
        });
      },
    }),
    [container],
  );
  return { overlay, app, setContainer };
}

interface Hold {
  readonly modal: HTMLElement | undefined;
}

/** Only the last modal answers; everything under it rests. */
function keepInert(app: HTMLElement | null, holds: readonly Hold[]): void {
  if (app) app.inert = holds.length > 0;
  for (const { modal } of holds) if (modal) modal.inert = modal !== holds.at(-1)?.modal;
}

/** Hiding and showing puts the layer on top of what the host page has shown since; not under a focus, which would be lost. */
function raise(layer: HTMLElement): void {
  if (layer.matches(":focus-within")) return;
  if (layer.matches(":popover-open")) layer.hidePopover();
  show(layer);
}

function show(layer: HTMLElement): void {
  if (layer.isConnected && !layer.matches(":popover-open")) layer.showPopover();
}

function once(run: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    run();
  };
}
