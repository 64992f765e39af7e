import { useFocusTrap, useOverlay, useRoot, useStyles, useTranslate, useUi } from "@mailwright/ui";
import { type CardRequest, type TargetBox, TourCard, usePlacedCard, useTourTarget } from "@mailwright/views/tour";
import { type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useEditorServices } from "../../base/context/editor-context.js";
import { useWorkspaceActions } from "../../workspace/workspace-context.js";
import { placeCard } from "./place-card.js";
import css from "./tour.css?inline";
import { markTourDone } from "./tour-preference.js";
import { type TourStepId, tourStepIds, tourSteps } from "./tour-steps.js";
import { tourStrings } from "./tour-strings.js";

const styles = [css];

/** The guided tour: a card beside a highlighted part of the editor, over a dimmed rest. */
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
  const box = useTourTarget({ selectors: tourSteps[step].targets, isModal: true });
  const end = () => {
    markTourDone(preferences);
    endTour();
  };
  const [onKey, backKey] = useUi().direction === "rtl" ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"];
  const go = (next: number) => (next < tourStepIds.length ? setIndex(Math.max(0, next)) : end());
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys pressed in the tour are not shortcuts of the editor.
    event.stopPropagation();
    if (event.key === "Escape") end();
    if (event.key === onKey) go(Math.min(index + 1, tourStepIds.length - 1));
    if (event.key === backKey) go(index - 1);
  };
  return (
    <div ref={layer} className="mw-tour">
      {box ? <div className="mw-tour-light" style={lightStyle(box)} /> : <div className="mw-tour-dark" />}
      <StepCard key={step} id={step} index={index} box={box} onGo={go} onEnd={end} onKeyDown={onKeyDown} />
    </div>
  );
}

interface StepCardProps {
  readonly id: TourStepId;
  readonly index: number;
  readonly box: TargetBox | null;
  readonly onGo: (index: number) => void;
  readonly onEnd: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function StepCard({ id, index, box, onGo, onEnd, onKeyDown }: StepCardProps) {
  const say = useTranslate(tourStrings);
  const place = useCallback((request: CardRequest) => placeCard(request, tourSteps[id].side), [id]);
  const card = usePlacedCard(box, place);
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => next.current?.focus({ preventScroll: true }), []);
  const words = nextWords(index);
  const step = {
    number: index + 1,
    count: tourStepIds.length,
    title: say(`${id}Title`),
    text: say(`${id}Text`),
    nextLabel: words && say(words),
  };
  const go = { next: () => onGo(index + 1), back: () => onGo(index - 1), end: onEnd };
  return <TourCard card={card} step={step} isModal next={next} onGo={(to) => go[to]()} onKeyDown={onKeyDown} />;
}

function nextWords(index: number): "begin" | "done" | undefined {
  if (index === 0) return "begin";
  return index === tourStepIds.length - 1 ? "done" : undefined;
}

/** The rest of the editor is inert during the tour. Afterwards the focus returns to where it was. */
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

const lightMarginPx = 4;

function lightStyle({ left, top, width, height }: TargetBox) {
  return {
    left: left - lightMarginPx,
    top: top - lightMarginPx,
    width: width + 2 * lightMarginPx,
    height: height + 2 * lightMarginPx,
  };
}
