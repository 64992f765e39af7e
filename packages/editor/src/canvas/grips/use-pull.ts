import { useAnnounce, useLatest, useRoot, useTranslate } from "@mailwright/ui";
import { type PointerEvent, useEffect, useMemo, useRef } from "react";
import { useEditor } from "../../base/context/editor-context.js";
import { useTellRefusal } from "../../base/words/refusal-words.js";
import { useCanvas } from "../surface/canvas-context.js";
import { followPointer } from "./follow-pointer.js";
import type { GripModel } from "./grip-model.js";
import { gripStrings } from "./grip-strings.js";
import { type HeldPull, holdPull } from "./hold-pull.js";

/** Pulling at a handle by mouse, finger or pen. Escape gives everything back as it was. */
export function usePull(grip: GripModel, show: (value: number) => void) {
  const editor = useEditor();
  const canvas = useCanvas();
  const root = useRoot();
  const end = usePullEnd();
  const latest = useLatest({ grip, end, show });
  const stop = useRef<(() => void) | null>(null);
  const view = (root.ownerDocument ?? root).defaultView;

  // The handle disappears during a pull if its block is deleted by somebody else, or if another block is selected.
  useEffect(() => () => stop.current?.(), []);

  return useMemo(() => {
    const begin = (handle: HTMLElement, { clientX, clientY, pointerId }: PointerEvent) => {
      if (!canvas || !view) return;
      const onValue = (value: number) => latest.current.show(value);
      const pull = holdPull({ editor, canvas, view, grip: latest.current.grip, from: { clientX, clientY }, onValue });
      // With the capture the pointer keeps its shape, and its moves arrive also from outside of the window.
      handle.setPointerCapture(pointerId);
      handle.dataset["pulled"] = "";
      const release = () => {
        stop.current = null;
        delete handle.dataset["pulled"];
      };
      const onGiveUp = () => {
        release();
        onValue(latest.current.grip.value);
        pull.cancel();
        latest.current.end.unchanged(latest.current.grip);
      };
      const unfollow = followPointer(view, pointerId, {
        onMove: (event) => pull.moveTo(event.clientX, event.clientY, event.altKey),
        onLift: (event) => {
          release();
          pull.moveTo(event.clientX, event.clientY, event.altKey);
          const result = pull.letGo();
          if (result) latest.current.end.changed(latest.current.grip, result);
        },
        onGiveUp,
      });
      stop.current = () => {
        unfollow();
        pull.cancel();
      };
    };
    return {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button === 0 && event.isPrimary) begin(event.currentTarget, event);
      },
    };
  }, [editor, canvas, view, latest]);
}

type Result = NonNullable<ReturnType<HeldPull["letGo"]>>;

/** Says what became of a pull. */
function usePullEnd() {
  const announce = useAnnounce();
  const say = useTranslate(gripStrings);
  const tell = useTellRefusal();
  return {
    changed(grip: GripModel, { value, outcome }: Result) {
      if (tell(outcome)) announce(say("changed", { name: grip.label, value: grip.say(value) }));
    },
    unchanged: (grip: GripModel) => announce(say("unchanged", { name: grip.label })),
  };
}
