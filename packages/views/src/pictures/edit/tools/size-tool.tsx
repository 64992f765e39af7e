import { NumberField, Segmented, Slider, useTranslate } from "@mailwright/ui";
import { editStrings } from "../edit-strings.js";
import { pictureFormats, widthLimitPx } from "../steps/picture-steps.js";
import type { StepsProps } from "../use-steps.js";

interface SizeToolProps extends StepsProps {
  /** Whether what is made is a PNG, which has no quality; unknown while it is being made. */
  readonly isPng: boolean | undefined;
}

/** How large the file gets. */
export function SizeTool({ isPng, steps, onChange, onEnd }: SizeToolProps) {
  const say = useTranslate(editStrings);
  return (
    <>
      <NumberField
        label={say("widthMax")}
        hint={say("sizeHint")}
        value={steps.widthMaxPx}
        min={1}
        max={widthLimitPx}
        unit="px"
        onChange={(widthMaxPx) => onChange({ widthMaxPx }, "width")}
        onCommit={onEnd}
      />
      <Slider
        label={say("quality")}
        hint={isPng ? say("pngHint") : undefined}
        isDisabled={isPng}
        value={steps.quality}
        min={30}
        max={100}
        unit="%"
        onChange={(quality) => onChange({ quality }, "quality")}
        onCommit={onEnd}
      />
      <Segmented
        label={say("format")}
        value={steps.format}
        options={pictureFormats.map((value) => ({ value, label: say(value) }))}
        onChange={(format) => onChange({ format })}
      />
    </>
  );
}
