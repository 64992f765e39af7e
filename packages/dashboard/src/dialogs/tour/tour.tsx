import { Button, useOverlay, useRoot, useTranslate } from "@mailwright/ui";
import { TourCard, usePlacedCard, useTourTarget } from "@mailwright/views/tour";
import { type KeyboardEvent, type RefObject, useEffect } from "react";
import { createPortal } from "react-dom";
import { useDialogs } from "../../dialog-requests/dialog-context.js";
import type { DialogFaceProps } from "../../dialog-requests/dialog-face.js";
import { type TourStep, tourSteps } from "../../dialog-requests/tour-steps.js";
import { useDashboard } from "../../view/dashboard-context.js";
import { placeBeside, stepTargets } from "./step-targets.js";
import { finishTour } from "./tour-flag.js";
import { tourStrings } from "./tour-strings.js";

const words = {
  1: { title: "viewsTitle", text: "views" },
  2: { title: "listTitle", text: "list" },
  3: { title: "createTitle", text: "create" },
} as const satisfies Record<TourStep, unknown>;

/** A card that points at the parts of the dashboard, one after the other. Nothing waits for it: the page stays in use. */
export function Tour({ request: { step }, onClose }: DialogFaceProps<"tour">) {
  const say = useTranslate(tourStrings);
  const { container } = useOverlay();
  const { open } = useDialogs();
  const finish = useFinish(onClose);
  const box = useTourTarget({ selectors: stepTargets[step], isModal: false });
  const card = usePlacedCard(box, placeBeside[step]);
  useArrival(card, step);
  const { title, text } = words[step];
  const isLast = step === tourSteps.length;
  const goOn = () => {
    if (!isLast) return open({ id: "tour", step: step === 1 ? 2 : 3 });
    finish();
    open({ id: "create" });
  };
  const go = {
    next: goOn,
    back: () => open({ id: "tour", step: step === 3 ? 2 : 1 }),
    end: finish,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    finish();
  };
  if (!container) return null;
  const face = {
    number: step,
    count: tourSteps.length,
    title: say(title),
    text: say(text),
    nextLabel: isLast ? say("createNow") : undefined,
  };
  return createPortal(
    <TourCard card={card} step={face} label={say("title")} isModal={false} onGo={(to) => go[to]()} onKeyDown={onKeyDown}>
      {isLast ? <Button onClick={finish}>{say("finish")}</Button> : null}
    </TourCard>,
    container,
  );
}

function useFinish(onClose: () => void) {
  const { preferences } = useDashboard();
  const root = useRoot();
  return () => {
    finishTour(preferences, "host" in root ? root.ownerDocument : root);
    onClose();
  };
}

/**
 * Moves the focus to the card of a new step, if it was in the card before or on nothing. Elsewhere it stays, because the person is doing
 * something there.
 */
function useArrival(card: RefObject<HTMLElement | null>, step: TourStep): void {
  const root = useRoot();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step arrives anew
  useEffect(() => {
    const page = "host" in root ? root.ownerDocument : root;
    const isIdle = page.activeElement === null || page.activeElement === page.body;
    const isInside = root.activeElement === null ? false : card.current?.contains(root.activeElement);
    if (isIdle || isInside) card.current?.focus({ preventScroll: true });
  }, [step, root, card]);
}
