import { Slider, useTranslate } from "@mailwright/ui";
import { useEffect, useId, useMemo, useRef } from "react";
import { drawPicture } from "../draw/draw-picture.js";
import { editStrings } from "../edit-strings.js";
import { type PictureFilter, type PictureSteps, pictureFilters } from "../steps/picture-steps.js";
import type { StepsProps } from "../use-steps.js";

interface ColourToolProps extends StepsProps {
  readonly bitmap: ImageBitmap;
}

const amounts = ["brightness", "contrast", "saturation"] as const;
const stillSidePx = 120;

/** The colours of the picture: a filter, and how bright, hard and colourful it is. */
export function ColourTool({ bitmap, steps, onChange, onEnd }: ColourToolProps) {
  const say = useTranslate(editStrings);
  const name = useId();
  const still = useStill(bitmap, steps);
  return (
    <>
      <fieldset className="mw-edit-filters">
        <legend>{say("filter")}</legend>
        {pictureFilters.map((filter) => (
          <label key={filter} className="mw-edit-filter">
            <input type="radio" name={name} checked={steps.filter === filter} onChange={() => onChange({ filter })} />
            <FilterStill still={still} steps={steps} filter={filter} />
            <span>{say(filter)}</span>
          </label>
        ))}
      </fieldset>
      {amounts.map((amount) => (
        <Slider
          key={amount}
          label={say(amount)}
          value={steps[amount]}
          min={-100}
          max={100}
          onChange={(value) => onChange({ [amount]: value }, amount)}
          onCommit={onEnd}
        />
      ))}
    </>
  );
}

/** The picture without its items, small enough to be drawn many times. */
function useStill(bitmap: ImageBitmap, { crop, quarterTurns, straightenDeg, isFlippedX, isFlippedY }: PictureSteps) {
  return useMemo(
    () => ({ bitmap, shape: { crop, quarterTurns, straightenDeg, isFlippedX, isFlippedY } }),
    [bitmap, crop, quarterTurns, straightenDeg, isFlippedX, isFlippedY],
  );
}

interface FilterStillProps {
  readonly still: ReturnType<typeof useStill>;
  readonly steps: PictureSteps;
  readonly filter: PictureFilter;
}

function FilterStill({ still, steps, filter }: FilterStillProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a still shows the filter alone, so it is drawn anew only for another cut.
  useEffect(() => {
    if (!canvas.current) return;
    const plain = { ...steps, ...still.shape, filter, brightness: 0, contrast: 0, saturation: 0, items: [], radius: 0, frameWidth: 0 };
    const drawn = drawPicture(still.bitmap, plain, stillSidePx);
    canvas.current.width = drawn.width;
    canvas.current.height = drawn.height;
    canvas.current.getContext("2d")?.drawImage(drawn, 0, 0);
  }, [still, filter]);
  return <canvas ref={canvas} />;
}
