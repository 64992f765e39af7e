import { ColorField, Slider, useTranslate } from "@mailwright/ui";
import { editStrings } from "../edit-strings.js";
import type { StepsProps } from "../use-steps.js";

/** Round corners and a frame, drawn into the picture. */
export function FrameTool({ steps, onChange, onEnd }: StepsProps) {
  const say = useTranslate(editStrings);
  return (
    <>
      <Slider
        label={say("radius")}
        value={steps.radius}
        min={0}
        max={100}
        unit="%"
        onChange={(radius) => onChange({ radius }, "radius")}
        onCommit={onEnd}
      />
      {steps.radius > 0 ? (
        <ColorField
          label={say("background")}
          hint={say("backgroundHint")}
          value={steps.background || undefined}
          onChange={(background) => onChange({ background }, "background")}
          onClear={() => onChange({ background: "" })}
          onCommit={onEnd}
        />
      ) : null}
      <Slider
        label={say("frameWidth")}
        value={steps.frameWidth}
        min={0}
        max={50}
        unit="%"
        onChange={(frameWidth) => onChange({ frameWidth }, "frame")}
        onCommit={onEnd}
      />
      {steps.frameWidth > 0 ? (
        <ColorField
          label={say("frameColor")}
          value={steps.frameColor}
          onChange={(frameColor) => onChange({ frameColor }, "frame colour")}
          onCommit={onEnd}
        />
      ) : null}
      <p className="mw-hint">{say("bakedHint")}</p>
    </>
  );
}
