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

/** The box of what a step points at, kept up to date; nothing for a step that points at nothing on this screen. */
export function useTourTarget(step: TourStepId): TargetBox | null {
  const root = useRoot();
  const [found, setFound] = useState<{ readonly step: TourStepId; readonly box: TargetBox | null }>();
  useLayoutEffect(() => {
    const target = findTarget(root, tourSteps[step].targets);
    const view = (root.ownerDocument ?? root).defaultView;
    if (!target || !view) return setFound({ step, box: null });
    target.scrollIntoView({ block: "nearest", inline: "nearest" });
    const measure = () => setFound({ step, box: boxOf(target.getBoundingClientRect()) });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(target);
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

function findTarget(root: ParentNode, selectors: readonly string[]): HTMLElement | undefined {
  return selectors.flatMap((selector) => [...root.querySelectorAll<HTMLElement>(selector)]).find((element) => element.checkVisibility());
}

function boxOf({ left, top, width, height }: DOMRect): TargetBox {
  return { left, top, width, height };
}
