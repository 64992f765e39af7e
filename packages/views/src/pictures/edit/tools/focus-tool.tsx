import { Slider, useTranslate } from "@mailwright/ui";
import { editStrings } from "../edit-strings.js";
import { cropAround } from "../steps/geometry.js";
import type { StepsProps } from "../use-steps.js";

/** What has to stay in view. */
export function FocusTool({ steps, onChange, onEnd }: StepsProps) {
  const say = useTranslate(editStrings);
  const { focus, crop } = steps;
  const slider = (axis: "x" | "y", label: string) => (
    <Slider
      label={label}
      value={Math.round(focus[axis] * 100)}
      min={0}
      max={100}
      unit="%"
      onChange={(value) => {
        const next = { ...focus, [axis]: value / 100 };
        onChange({ focus: next, crop: cropAround(crop, next) }, "focus");
      }}
      onCommit={onEnd}
    />
  );
  return (
    <>
      <p className="mw-hint">{say("focusHint")}</p>
      {slider("x", say("across"))}
      {slider("y", say("down"))}
    </>
  );
}
