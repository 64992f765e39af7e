import type { PictureSize } from "../../reduce/fit-picture.js";
import { type PictureSteps, type ShareBox, type SharePoint, wholePicture, widthLimitPx } from "./picture-steps.js";

/** How large the picture is after it was turned; straightening cuts its corners and changes nothing of that. */
export function turnedSize({ widthPx, heightPx }: PictureSize, { quarterTurns }: Pick<PictureSteps, "quarterTurns">): PictureSize {
  return quarterTurns % 2 === 0 ? { widthPx, heightPx } : { widthPx: heightPx, heightPx: widthPx };
}

/** How large the finished picture is. Never larger than what was cut out. */
export function resultSize(source: PictureSize, steps: PictureSteps, sideMaxPx = widthLimitPx): PictureSize {
  const turned = turnedSize(source, steps);
  const width = turned.widthPx * steps.crop.width;
  const height = turned.heightPx * steps.crop.height;
  const scale = Math.min(1, steps.widthMaxPx / width, sideMaxPx / Math.max(width, height));
  return { widthPx: Math.max(1, Math.round(width * scale)), heightPx: Math.max(1, Math.round(height * scale)) };
}

/** How much a picture that is turned by an angle has to grow, so that its rectangle shows nothing beside it. */
export function coveringScale({ widthPx, heightPx }: PictureSize, angleDeg: number): number {
  const angle = Math.abs(angleDeg * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return Math.max((widthPx * cos + heightPx * sin) / widthPx, (widthPx * sin + heightPx * cos) / heightPx);
}

/** A quarter turn clockwise of what is seen: what was cut out and what is looked at turn along. */
export function turnQuarter(steps: PictureSteps): PictureSteps {
  const { crop, focus, isFlippedX, isFlippedY, quarterTurns } = steps;
  // Seen in a mirror, a turn goes the other way.
  const step = isFlippedX === isFlippedY ? 1 : 3;
  return {
    ...steps,
    quarterTurns: (quarterTurns + step) % 4,
    crop: { x: 1 - crop.y - crop.height, y: crop.x, width: crop.height, height: crop.width },
    focus: { x: 1 - focus.y, y: focus.x },
  };
}

/** The mirror picture of what is seen, from left to right or upside down. */
export function flip(steps: PictureSteps, axis: "x" | "y"): PictureSteps {
  const { crop, focus, isFlippedX, isFlippedY, straightenDeg } = steps;
  const mirrored = { ...steps, straightenDeg: straightenDeg === 0 ? 0 : -straightenDeg };
  if (axis === "x") {
    return { ...mirrored, isFlippedX: !isFlippedX, crop: { ...crop, x: 1 - crop.x - crop.width }, focus: { ...focus, x: 1 - focus.x } };
  }
  return { ...mirrored, isFlippedY: !isFlippedY, crop: { ...crop, y: 1 - crop.y - crop.height }, focus: { ...focus, y: 1 - focus.y } };
}

/** The largest rectangle of a shape, as close around a point as the picture allows. Without a shape it is the whole picture. */
export function cropOfRatio({ widthPx, heightPx }: PictureSize, ratio: number | undefined, focus: SharePoint): ShareBox {
  if (ratio === undefined) return wholePicture;
  const width = Math.min(1, (heightPx * ratio) / widthPx);
  const height = Math.min(1, widthPx / ratio / heightPx);
  return moveInto({ x: focus.x - width / 2, y: focus.y - height / 2, width, height });
}

/** The same rectangle around another point, as far as the picture goes. */
export function cropAround({ width, height }: ShareBox, focus: SharePoint): ShareBox {
  return moveInto({ x: focus.x - width / 2, y: focus.y - height / 2, width, height });
}

/** Where what has to stay in view is in the finished picture, in shares of that; at its edge if it was cut off. */
export function focusInResult({ crop, focus }: Pick<PictureSteps, "crop" | "focus">): SharePoint {
  const within = (share: number) => Math.max(0, Math.min(1, share));
  return { x: within((focus.x - crop.x) / crop.width), y: within((focus.y - crop.y) / crop.height) };
}

function moveInto({ x, y, width, height }: ShareBox): ShareBox {
  return { width, height, x: Math.max(0, Math.min(1 - width, x)), y: Math.max(0, Math.min(1 - height, y)) };
}
