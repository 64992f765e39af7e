import type { PictureSize } from "../../reduce/fit-picture.js";
import type { PictureItem } from "../steps/picture-steps.js";

type Context = OffscreenCanvasRenderingContext2D;

/** Fonts that every system has, as the picture is drawn on the person's own. */
const fontFamily = "Arial, 'Liberation Sans', Helvetica, sans-serif";
const lineHeight = 1.2;

/** Draws texts and shapes on top, the first one lowest. */
export function drawItems(context: Context, items: readonly PictureItem[], size: PictureSize): void {
  for (const item of items) {
    context.save();
    context.globalAlpha = item.opacity / 100;
    context.fillStyle = item.color;
    context.translate(item.x * size.widthPx, item.y * size.heightPx);
    context.rotate((item.turnDeg * Math.PI) / 180);
    if (item.kind === "text") drawText(context, item, size);
    else drawShape(context, item, size);
    context.restore();
  }
}

function drawText(context: Context, item: PictureItem, { widthPx }: PictureSize): void {
  const lines = item.text.split("\n");
  const heightPx = item.height * widthPx;
  context.font = fontOf(item, heightPx);
  context.textAlign = "center";
  context.textBaseline = "middle";
  for (const [index, line] of lines.entries()) context.fillText(line, 0, (index - (lines.length - 1) / 2) * heightPx * lineHeight);
}

function drawShape(context: Context, { kind, width, height }: PictureItem, { widthPx }: PictureSize): void {
  const [across, down] = [width * widthPx, height * widthPx];
  context.beginPath();
  if (kind === "ellipse") context.ellipse(0, 0, across / 2, down / 2, 0, 0, 2 * Math.PI);
  else context.rect(-across / 2, -down / 2, across, down);
  context.fill();
}

/** How much room an item takes, in shares of the picture's width. */
export function measureItem(item: PictureItem): { readonly width: number; readonly height: number } {
  if (item.kind !== "text") return { width: item.width, height: item.height };
  const lines = item.text.split("\n");
  // Measured large, as browsers round the widths of small letters.
  const measured = 200;
  const context = new OffscreenCanvas(1, 1).getContext("2d");
  if (context) context.font = fontOf(item, measured);
  const widths = lines.map((line) => context?.measureText(line).width ?? 0);
  return { width: (Math.max(...widths, measured / 2) / measured) * item.height, height: lines.length * lineHeight * item.height };
}

function fontOf({ isBold }: PictureItem, heightPx: number): string {
  return `${isBold ? "bold " : ""}${heightPx}px ${fontFamily}`;
}
