import { useRoot } from "@mailwright/ui";
import { useLayoutEffect, useState } from "react";
import { type TourStepId, tourSteps } from "./tour-steps.js";

/** Where the target of a step is in the window. */
export interface TargetBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The box around what a step points at, kept up to date; nothing for a step that points at nothing on this screen. */
export function useTourTarget(step: TourStepId): TargetBox | null {
  const root = useRoot();
  const [found, setFound] = useState<{ readonly step: TourStepId; readonly box: TargetBox | null }>();
  useLayoutEffect(() => {
    const targets = findTargets(root, tourSteps[step].targets);
    const view = (root.ownerDocument ?? root).defaultView;
    if (targets.length === 0 || !view) return setFound({ step, box: null });
    for (const target of targets) target.scrollIntoView({ block: "nearest", inline: "nearest" });
    const measure = () => setFound({ step, box: boxAround(targets.map((target) => target.getBoundingClientRect())) });
    measure();
    const observer = new ResizeObserver(measure);
    for (const target of targets) observer.observe(target);
    view.addEventListener("resize", measure);
    view.addEventListener("scroll", measure, { capture: true, passive: true });
    return () => {
      observer.disconnect();
      view.removeEventListener("resize", measure);
      view.removeEventListener("scroll", measure, { capture: true });
    };
  }, [root, step]);
  return found?.step === step ? found.box : null;
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
