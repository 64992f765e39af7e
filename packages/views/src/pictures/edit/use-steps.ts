import { useAnnounce, useTranslate } from "@mailwright/ui";
import { type KeyboardEvent, useState } from "react";
import { editStrings } from "./edit-strings.js";
import { noSteps, type PictureSteps } from "./steps/picture-steps.js";
import { beginHistory, change, endGesture, redo, type StepsHistory, undo } from "./steps/steps-history.js";

/** What every tool is given. */
export interface StepsProps {
  readonly steps: PictureSteps;
  /** Changes with the same gesture are one step until it ends. */
  readonly onChange: (changes: Partial<PictureSteps>, gesture?: string) => void;
  readonly onEnd: () => void;
}

/** The steps of a picture with their undoing, by button and by key. */
export function useSteps(first: PictureSteps) {
  const say = useTranslate(editStrings);
  const announce = useAnnounce();
  const [history, setHistory] = useState<StepsHistory>(() => beginHistory(first));
  const { now: steps, past, future } = history;
  const props: StepsProps = {
    steps,
    onChange: (changes, gesture) => setHistory((before) => change(before, { ...before.now, ...changes }, gesture)),
    onEnd: () => setHistory(endGesture),
  };
  const back = () => {
    if (past.length === 0) return;
    setHistory(undo);
    announce(say("undone"));
  };
  const forth = () => {
    if (future.length === 0) return;
    setHistory(redo);
    announce(say("redone"));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // What is typed has an undo of its own.
    const isTyping = event.target instanceof HTMLElement && event.target.matches("textarea, input:not([type=range])");
    if (!(event.ctrlKey || event.metaKey) || isTyping) return;
    const key = event.key.toLowerCase();
    if (key !== "z" && key !== "y") return;
    event.preventDefault();
    if (key === "y" || event.shiftKey) forth();
    else back();
  };
  const reset = () => setHistory((before) => change(before, noSteps));
  return { props, back, forth, reset, onKeyDown, canUndo: past.length > 0, canRedo: future.length > 0, isChanged: steps !== first };
}
