import { Button, useOverlay, useRoot, useStyles, useTranslate } from "@mailwright/ui";
import { type KeyboardEvent, useEffect, useId, useRef } from "react";
import { createPortal } from "react-dom";
import { useDialogs } from "../../dialog-requests/dialog-context.js";
import type { DialogFaceProps } from "../../dialog-requests/dialog-face.js";
import { type TourStep, tourSteps } from "../../dialog-requests/tour-steps.js";
import { useDashboard } from "../../view/dashboard-context.js";
import tourCss from "./tour.css?inline";
import { finishTour } from "./tour-flag.js";
import { tourStrings } from "./tour-strings.js";
import { useTourTarget } from "./use-tour-target.js";

const styles = [tourCss];

const words = {
  1: { title: "viewsTitle", text: "views" },
  2: { title: "listTitle", text: "list" },
  3: { title: "createTitle", text: "create" },
} as const satisfies Record<TourStep, unknown>;

/** A card that points at the parts of the dashboard, one after the other. Nothing waits for it: the page stays in use. */
export function Tour({ request: { step }, onClose }: DialogFaceProps<"tour">) {
  useStyles(styles);
  const say = useTranslate(tourStrings);
  const { container } = useOverlay();
  const { open } = useDialogs();
  const finish = useFinish(onClose);
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const place = useTourTarget(step, card);
  useArrival(card, step);
  const { title, text } = words[step];
  const isLast = step === tourSteps.length;
  const goTo = (next: TourStep) => open({ id: "tour", step: next });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    finish();
  };
  if (!container) return null;
  return createPortal(
    <section
      ref={card}
      role="dialog"
      aria-modal="false"
      aria-label={say("title")}
      aria-describedby={`${id}-text`}
      tabIndex={-1}
      className="mw-tour"
      style={place}
      onKeyDown={onKeyDown}
    >
      <p className="mw-tour-step">{say("step", { step, count: tourSteps.length })}</p>
      <h2 className="mw-tour-title">{say(title)}</h2>
      <p id={`${id}-text`} className="mw-tour-text">
        {say(text)}
      </p>
      <div className="mw-tour-actions">
        {!isLast && (
          <Button variant="quiet" className="mw-tour-skip" onClick={finish}>
            {say("skip")}
          </Button>
        )}
        {step > 1 && <Button onClick={() => goTo(step === 3 ? 2 : 1)}>{say("back")}</Button>}
        {isLast && <Button onClick={finish}>{say("finish")}</Button>}
        {isLast ? (
          <Button
            variant="primary"
            onClick={() => {
              finish();
              open({ id: "create" });
            }}
          >
            {say("createNow")}
          </Button>
        ) : (
          <Button variant="primary" onClick={() => goTo(step === 1 ? 2 : 3)}>
            {say("next")}
          </Button>
        )}
      </div>
    </section>,
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

/** A step that is asked for brings the focus along; the first one takes it only where nobody is doing anything yet. */
function useArrival(card: { readonly current: HTMLElement | null }, step: TourStep): void {
  const root = useRoot();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step arrives anew
  useEffect(() => {
    const page = "host" in root ? root.ownerDocument : root;
    const isIdle = page.activeElement === null || page.activeElement === page.body;
    const isInside = root.activeElement === null ? false : card.current?.contains(root.activeElement);
    if (isIdle || isInside) card.current?.focus({ preventScroll: true });
  }, [step, root, card]);
}
