import { useCallback, useRef } from "react";
import { drawPicture, drawTurned, sizeOf } from "../draw/draw-picture.js";
import { cropAround, resultSize, turnedSize } from "../steps/geometry.js";
import type { Items } from "../use-items.js";
import type { StepsProps } from "../use-steps.js";
import { CropStage } from "./crop-stage.js";
import { DrawnPicture } from "./drawn-picture.js";
import { FocusStage } from "./focus-stage.js";
import { ItemStage } from "./item-stage.js";
import { useOwnTouches } from "./use-own-touches.js";
import { useRoom } from "./use-room.js";

/** What the picture is shown for. */
export type StageMode = "crop" | "focus" | "items" | "result";

interface PictureStageProps extends StepsProps {
  readonly bitmap: ImageBitmap;
  readonly mode: StageMode;
  readonly ratio: number | undefined;
  readonly items: Items;
}

/** The picture, as large as there is room, and what of it the tool works on. */
export function PictureStage({ bitmap, mode, ratio, items, steps, onChange, onEnd }: PictureStageProps) {
  const place = useRef<HTMLDivElement>(null);
  useOwnTouches(place);
  const isWhole = mode === "crop" || mode === "focus";
  const size = useRoom(place, isWhole ? turnedSize(sizeOf(bitmap), steps) : resultSize(sizeOf(bitmap), steps));
  const draw = useCallback((sidePx: number) => (isWhole ? drawTurned : drawPicture)(bitmap, steps, sidePx), [isWhole, bitmap, steps]);
  const drawn = <DrawnPicture draw={draw} size={size} />;
  return (
    <div ref={place} className="mw-edit-stage" dir="ltr">
      {mode === "crop" ? (
        <CropStage steps={steps} ratio={ratio} onCrop={(crop) => onChange({ crop }, "crop")} onEnd={onEnd}>
          {drawn}
        </CropStage>
      ) : null}
      {mode === "focus" ? (
        <FocusStage
          focus={steps.focus}
          onFocus={(focus) => onChange({ focus, crop: cropAround(steps.crop, focus) }, "focus")}
          onEnd={onEnd}
        >
          {drawn}
        </FocusStage>
      ) : null}
      {mode === "items" ? (
        <ItemStage items={items} size={size}>
          {drawn}
        </ItemStage>
      ) : null}
      {mode === "result" ? <div className="mw-edit-picture">{drawn}</div> : null}
    </div>
  );
}
