import { useTranslate } from "@mailwright/ui";
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from "react";
import { editStrings } from "../edit-strings.js";
import type { SharePoint } from "../steps/picture-steps.js";
import { arrowStep, clampShare } from "./arrow-step.js";
import { usePull } from "./use-pull.js";

interface FocusStageProps {
  readonly focus: SharePoint;
  readonly onFocus: (focus: SharePoint) => void;
  readonly onEnd: () => void;
  readonly children: ReactNode;
}

/** The point that has to stay in view: a click puts it, and it can be pulled. */
export function FocusStage({ focus, onFocus, onEnd, children }: FocusStageProps) {
  const say = useTranslate(editStrings);
  const start = useRef(focus);
  const move = (from: SharePoint, across: number, down: number) =>
    onFocus({ x: clampShare(from.x + across), y: clampShare(from.y + down) });
  const pull = usePull({ onPull: (across, down) => move(start.current, across, down), onEnd });
  const place = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    onFocus({ x: clampShare((event.clientX - box.left) / box.width), y: clampShare((event.clientY - box.top) / box.height) });
    onEnd();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = arrowStep(event);
    if (!step) return;
    event.preventDefault();
    move(focus, ...step);
  };
  return (
    <div className="mw-edit-picture" onPointerDown={place}>
      {children}
      <button
        type="button"
        className="mw-edit-focus"
        aria-label={say("focusPoint")}
        style={{ left: `${focus.x * 100}%`, top: `${focus.y * 100}%` }}
        {...pull}
        onPointerDown={(event) => {
          start.current = focus;
          pull.onPointerDown(event);
        }}
        onKeyDown={onKeyDown}
        onKeyUp={onEnd}
      />
    </div>
  );
}
