import { useRoot } from "@mailwright/ui";
import { useLayoutEffect, useState } from "react";

/** Where what a step speaks of is in the window. */
export interface TargetBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Set on what a step speaks of, where the page stays in use. */
const tourMark = "data-mw-tour-shown";

export interface TourTarget {
  /** What the step speaks of: the first of these selectors of which something is on the screen, all of it. Always the same array. */
  readonly selectors: readonly string[];
  /** Nothing else may be done meanwhile, so it is scrolled into view. Else it stays where it is, and is marked. */
  readonly isModal: boolean;
}

/** The box around what a step speaks of, kept up to date; null where nothing of it is on this screen. */
export function useTourTarget({ selectors, isModal }: TourTarget): TargetBox | null {
  const root = useRoot();
  const [found, setFound] = useState<{ readonly selectors: readonly string[]; readonly box: TargetBox | null }>();
  useLayoutEffect(() => {
    const targets = findTargets(root, selectors);
    const view = (root.ownerDocument ?? root).defaultView;
    if (targets.length === 0 || !view) return setFound({ selectors, box: null });
    for (const target of targets) {
      if (isModal) target.scrollIntoView({ block: "nearest", inline: "nearest" });
      else target.setAttribute(tourMark, "");
    }
    const measure = () => setFound({ selectors, box: boxAround(targets.map((target) => target.getBoundingClientRect())) });
    measure();
    const stop = watch(view, targets, measure);
    return () => {
      stop();
      for (const target of targets) target.removeAttribute(tourMark);
    };
  }, [root, selectors, isModal]);
  return found?.selectors === selectors ? found.box : null;
}

/** Calls for whatever may move the targets. */
function watch(view: Window, targets: readonly Element[], onMove: () => void): () => void {
  const observer = new ResizeObserver(onMove);
  for (const target of targets) observer.observe(target);
  view.addEventListener("resize", onMove);
  view.addEventListener("scroll", onMove, { capture: true, passive: true });
  return () => {
    observer.disconnect();
    view.removeEventListener("resize", onMove);
    view.removeEventListener("scroll", onMove, { capture: true });
  };
}

function findTargets(root: ParentNode, selectors: readonly string[]): readonly HTMLElement[] {
  for (const selector of selectors) {
    const shown = [...root.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
    if (shown.length > 0) return shown;
  }
  return [];
}

function boxAround(rects: readonly DOMRect[]): TargetBox {
  const left = Math.min(...rects.map((rect) => rect.left));
  const top = Math.min(...rects.map((rect) => rect.top));
  return {
    left,
    top,
    width: Math.max(...rects.map((rect) => rect.right)) - left,
    height: Math.max(...rects.map((rect) => rect.bottom)) - top,
  };
}
