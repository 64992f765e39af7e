import { IconButton, Select, Slider, useTranslate } from "@mailwright/ui";
import { FlipHorizontal2, FlipVertical2, RotateCcw, RotateCw } from "@mailwright/ui/icons";
import type { PictureSize } from "../../reduce/fit-picture.js";
import { editStrings } from "../edit-strings.js";
import { cropOfRatio, flip, turnedSize, turnQuarter } from "../steps/geometry.js";
import type { PictureSteps } from "../steps/picture-steps.js";
import type { StepsProps } from "../use-steps.js";

const shapes = { "1:1": 1, "3:4": 3 / 4, "4:3": 4 / 3, "16:9": 16 / 9, "9:16": 9 / 16 } as const;
export type Shape = "free" | "own" | keyof typeof shapes;

/** Width by height; nothing for any. */
export function ratioOf(shape: Shape, ownRatio: number | undefined): number | undefined {
  if (shape === "free") return undefined;
  return shape === "own" ? ownRatio : shapes[shape];
}

interface CropToolProps extends StepsProps {
  readonly source: PictureSize;
  readonly ownRatio: number | undefined;
  readonly shape: Shape;
  readonly onShape: (shape: Shape) => void;
}

/** What is cut out, and which way up it is. */
export function CropTool({ source, ownRatio, shape, onShape, steps, onChange, onEnd }: CropToolProps) {
  const say = useTranslate(editStrings);
  const offered: readonly Shape[] = ["free", ...(ownRatio === undefined ? [] : (["own"] as const)), "1:1", "3:4", "4:3", "16:9", "9:16"];
  const choose = (next: Shape) => {
    onShape(next);
    const ratio = ratioOf(next, ownRatio);
    if (ratio !== undefined) onChange({ crop: cropOfRatio(turnedSize(source, steps), ratio, steps.focus) });
  };
  const turn = (turned: PictureSteps) => {
    // A shape that was chosen stays: it is cut out anew.
    const ratio = ratioOf(shape, ownRatio);
    onChange(ratio === undefined ? turned : { ...turned, crop: cropOfRatio(turnedSize(source, turned), ratio, turned.focus) });
  };
  return (
    <>
      <Select
        label={say("shape")}
        value={shape}
        options={offered.map((value) => ({ value, label: value === "free" || value === "own" ? say(value) : value }))}
        onChange={choose}
      />
      <div className="mw-edit-turns">
        <IconButton
          variant="secondary"
          label={say("turnLeft")}
          icon={RotateCcw}
          onClick={() => turn(turnQuarter(turnQuarter(turnQuarter(steps))))}
        />
        <IconButton variant="secondary" label={say("turnRight")} icon={RotateCw} onClick={() => turn(turnQuarter(steps))} />
        <IconButton variant="secondary" label={say("flipX")} icon={FlipVertical2} onClick={() => onChange(flip(steps, "x"))} />
        <IconButton variant="secondary" label={say("flipY")} icon={FlipHorizontal2} onClick={() => onChange(flip(steps, "y"))} />
      </div>
      <Slider
        label={say("straighten")}
        value={steps.straightenDeg}
        min={-45}
        max={45}
        step={0.5}
        unit="°"
        onChange={(straightenDeg) => onChange({ straightenDeg }, "straighten")}
        onCommit={onEnd}
      />
    </>
  );
}
