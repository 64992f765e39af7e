import type { PictureSize } from "../../reduce/fit-picture.js";
import { contextOf } from "../../reduce/see-through.js";
import { coveringScale, resultSize, turnedSize } from "../steps/geometry.js";
import { type PictureSteps, type ShareBox, wholePicture } from "../steps/picture-steps.js";
import { applyColours, colourMatrix } from "./colour-matrix.js";
import { drawItems } from "./draw-items.js";

type Context = OffscreenCanvasRenderingContext2D;

const quarter = Math.PI / 2;

/** The finished picture, with no side longer than this. */
export function drawPicture(source: ImageBitmap, steps: PictureSteps, sideMaxPx?: number): OffscreenCanvas {
  const size = resultSize(sizeOf(source), steps, sideMaxPx);
  const canvas = drawPart(source, steps, steps.crop, size);
  const context = contextOf(canvas);
  drawItems(context, steps.items, size);
  drawEdge(context, steps, size);
  return canvas;
}

/** The whole picture as it is cut out of: turned, and in its colours. */
export function drawTurned(source: ImageBitmap, steps: PictureSteps, sideMaxPx: number): OffscreenCanvas {
  const whole = { ...steps, crop: wholePicture };
  return drawPart(source, steps, wholePicture, resultSize(sizeOf(source), whole, sideMaxPx));
}

function drawPart(source: ImageBitmap, steps: PictureSteps, part: ShareBox, { widthPx, heightPx }: PictureSize): OffscreenCanvas {
  const canvas = new OffscreenCanvas(widthPx, heightPx);
  const context = contextOf(canvas);
  const turned = turnedSize(sizeOf(source), steps);
  context.imageSmoothingQuality = "high";
  context.scale(widthPx / (turned.widthPx * part.width), heightPx / (turned.heightPx * part.height));
  context.translate(turned.widthPx * (0.5 - part.x), turned.heightPx * (0.5 - part.y));
  context.rotate((steps.straightenDeg * Math.PI) / 180);
  const grown = coveringScale(turned, steps.straightenDeg);
  context.scale(steps.isFlippedX ? -grown : grown, steps.isFlippedY ? -grown : grown);
  context.rotate(steps.quarterTurns * quarter);
  context.drawImage(source, -source.width / 2, -source.height / 2);
  context.resetTransform();
  const matrix = colourMatrix(steps);
  if (matrix) {
    const pixels = context.getImageData(0, 0, widthPx, heightPx);
    applyColours(pixels.data, matrix);
    context.putImageData(pixels, 0, 0);
  }
  return canvas;
}

/** Outlook for Windows knows neither round corners nor frames of pictures: they become part of it. */
function drawEdge(context: Context, steps: PictureSteps, { widthPx, heightPx }: PictureSize): void {
  const half = Math.min(widthPx, heightPx) / 2;
  const radius = (steps.radius / 100) * half;
  const frame = (steps.frameWidth / 100) * half;
  if (frame > 0) {
    context.strokeStyle = steps.frameColor;
    context.lineWidth = frame;
    context.beginPath();
    context.roundRect(frame / 2, frame / 2, widthPx - frame, heightPx - frame, Math.max(0, radius - frame / 2));
    context.stroke();
    // The corners between the round line and the edge.
    context.beginPath();
    context.rect(0, 0, widthPx, heightPx);
    context.roundRect(frame / 2, frame / 2, widthPx - frame, heightPx - frame, Math.max(0, radius - frame / 2));
    context.fillStyle = steps.frameColor;
    context.fill("evenodd");
  }
  if (radius > 0) {
    context.globalCompositeOperation = "destination-in";
    context.beginPath();
    context.roundRect(0, 0, widthPx, heightPx, radius);
    context.fill();
  }
  if (steps.background !== "") fillBehind(context, steps.background, { widthPx, heightPx });
  context.globalCompositeOperation = "source-over";
}

/** Fills what can be seen through. */
export function fillBehind(context: Context, color: string, { widthPx, heightPx }: PictureSize): void {
  context.globalCompositeOperation = "destination-over";
  context.fillStyle = color;
  context.fillRect(0, 0, widthPx, heightPx);
  context.globalCompositeOperation = "source-over";
}

export const sizeOf = ({ width, height }: { readonly width: number; readonly height: number }): PictureSize => ({
  widthPx: width,
  heightPx: height,
});
