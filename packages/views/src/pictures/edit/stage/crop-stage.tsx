import { useTranslate } from "@mailwright/ui";
import type { ReactNode } from "react";
import { type Crop, type PercentCrop, ReactCrop } from "react-image-crop";
import { editStrings } from "../edit-strings.js";
import type { PictureSteps, ShareBox } from "../steps/picture-steps.js";

interface CropStageProps {
  readonly steps: PictureSteps;
  readonly ratio: number | undefined;
  readonly onCrop: (crop: ShareBox) => void;
  readonly onEnd: () => void;
  readonly children: ReactNode;
}

const smallestPx = 16;

/** What stays of the picture, with edges and corners to pull. */
export function CropStage({ steps: { crop }, ratio, onCrop, onEnd, children }: CropStageProps) {
  const say = useTranslate(editStrings);
  const shown: Crop = { unit: "%", x: crop.x * 100, y: crop.y * 100, width: crop.width * 100, height: crop.height * 100 };
  const handle = (side: "nw" | "n" | "ne" | "e" | "se" | "s" | "sw" | "w") => say("handle", { side: say(side) });
  const change = (next: PercentCrop) => {
    // What has no size on the screen, such as while the window changes, has no shares either.
    if (!(next.width > 0 && next.height > 0)) return;
    onCrop({ x: next.x / 100, y: next.y / 100, width: next.width / 100, height: next.height / 100 });
  };
  return (
    <ReactCrop
      crop={shown}
      {...(ratio !== undefined && { aspect: ratio })}
      keepSelection
      ruleOfThirds
      minWidth={smallestPx}
      minHeight={smallestPx}
      className="mw-edit-crop"
      ariaLabels={{
        cropArea: say("cropArea"),
        nwDragHandle: handle("nw"),
        nDragHandle: handle("n"),
        neDragHandle: handle("ne"),
        eDragHandle: handle("e"),
        seDragHandle: handle("se"),
        sDragHandle: handle("s"),
        swDragHandle: handle("sw"),
        wDragHandle: handle("w"),
      }}
      onChange={(_, next) => change(next)}
      onComplete={onEnd}
    >
      {children}
    </ReactCrop>
  );
}
