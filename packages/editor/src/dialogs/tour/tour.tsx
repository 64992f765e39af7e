import { Button, useFocusTrap, useOverlay, useRoot, useStyles, useTranslate, useUi } from "@mailwright/ui";
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useEditorServices } from "../../base/context/editor-context.js";
import { useWorkspaceActions } from "../../workspace/workspace-context.js";
import { placeCard } from "./place-card.js";
import css from "./tour.css?inline";
import { markTourDone } from "./tour-preference.js";
import { type TourStepId, tourStepIds, tourSteps } from "./tour-steps.js";
import { tourStrings } from "./tour-strings.js";
import { type TargetBox, useTourTarget } from "./use-tour-target.js";

const styles = [css];

/** A walk around the editor: a card beside a light on what it speaks of, over a dimmed rest. */
export function Tour() {
  useStyles(styles);
  const { container } = useOverlay();
  return container ? createPortal(<TourLayer />, container) : null;
}

function TourLayer() {
  const { preferences } = useEditorServices().ports;
  const { endTour } = useWorkspaceActions();
  const [index, setIndex] = useState(0);
  const layer = useTourModal();
  const step = tourStepIds[index] ?? "final";
  const box = useTourTarget(step);
  const end = () => {
    markTourDone(preferences);
    endTour();
  };
  const [onKey, backKey] = useUi().direction === "rtl" ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"];
  const go = (next: number) => (next < tourStepIds.length ? setIndex(Math.max(0, next)) : end());
  const onKeyDown = (event: KeyboardEvent) => {
    // What is pressed here is not for the shortcuts of the editor.
    event.stopPropagation();
    if (event.key === "Escape") end();
    if (event.key === onKey) go(Math.min(index + 1, tourStepIds.length - 1));
    if (event.key === backKey) go(index - 1);
  };
  return (
    <div ref={layer} className="mw-tour">
      {box ? <div className="mw-tour-light" style={lightStyle(box)} /> : <div className="mw-tour-dark" />}
      <TourCard key={step} step={step} index={index} box={box} onGo={go} onEnd={end} onKeyDown={onKeyDown} />
    </div>
  );
}

interface TourCardProps {
  readonly step: TourStepId;
  readonly index: number;
  readonly box: TargetBox | null;
  readonly onGo: (index: number) => void;
  readonly onEnd: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function TourCard({ step, index, box, onGo, onEnd, onKeyDown }: TourCardProps) {
  const say = useTranslate(tourStrings);
  const card = usePlacedCard(step, box);
  const next = useRef<HTMLButtonElement>(null);
  const title = useId();
  const text = useId();
  useEffect(() => next.current?.focus({ preventScroll: true }), []);
  const isLast = index === tourStepIds.length - 1;
  return (
    <div
      ref={card}
      role="dialog"
      aria-modal="true"
      aria-labelledby={title}
      aria-describedby={text}
      className="mw-tour-card"
      onKeyDown={onKeyDown}
    >
      <p className="mw-tour-progress">{say("progress", { step: index + 1, count: tourStepIds.length })}</p>
      <h2 id={title} className="mw-tour-title">
        {say(`${step}Title`)}
      </h2>
      <p id={text}>{say(`${step}Text`)}</p>
      <div className="mw-tour-actions">
        {isLast ? null : (
          <Button variant="quiet" className="mw-tour-skip" onClick={onEnd}>
            {say("skip")}
          </Button>
        )}
        {index > 0 ? <Button onClick={() => onGo(index - 1)}>{say("back")}</Button> : null}
        <Button ref={next} variant="primary" onClick={() => onGo(index + 1)}>
          {say(nextWords(index))}
        </Button>
      </div>
    </div>
  );
}

function nextWords(index: number): "begin" | "next" | "done" {
  if (index === 0) return "begin";
  return index === tourStepIds.length - 1 ? "done" : "next";
}

/** Everything else rests while the tour runs, and the focus goes back to where it was. */
function useTourModal() {
  const overlay = useOverlay();
  const root = useRoot();
  const layer = useRef<HTMLDivElement>(null);
  useFocusTrap(layer);
  useLayoutEffect(() => {
    const opener = root.activeElement;
    const closeLayer = overlay.open();
    const release = layer.current ? overlay.holdInert(layer.current) : undefined;
    return () => {
      release?.();
      closeLayer();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [overlay, root]);
  return layer;
}

function usePlacedCard(step: TourStepId, box: TargetBox | null) {
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = card.current;
    const view = element?.ownerDocument.defaultView;
    if (!element || !view) return;
    const size = { width: element.offsetWidth, height: element.offsetHeight };
    const { left, top } = placeCard({
      box,
      size,
      viewport: { width: view.innerWidth, height: view.innerHeight },
      side: tourSteps[step].side,
    });
    element.style.left = `${left}px`;
    element.style.top = `${top}px`;
  }, [step, box]);
  return card;
}

const lightMarginPx = 4;

function lightStyle({ left, top, width, height }: TargetBox) {
  return {
    left: left - lightMarginPx,
    top: top - lightMarginPx,
    width: width + 2 * lightMarginPx,
    height: height + 2 * lightMarginPx,
  };
}
