import { inBrowser, viewState } from "./pointer.js";

/**
 * What is seen of an element, as a PNG in base64: two texts are the same where no pixel differs. The runner's own screenshots are made small, in
 * five times the time. The page must not be drawn smaller than it is. For tests.
 */
export async function pictureOf(element: Element): Promise<string> {
  const { left, top, width, height } = element.getBoundingClientRect();
  const clip = { ...inBrowser({ x: left, y: top }), width, height, scale: 1 };
  const answer = await viewState().send("Page.captureScreenshot", { format: "png", optimizeForSpeed: true, clip });
  return (answer as { readonly data: string }).data;
}

/** How many pixels of two pictures differ; all of them, where they are not of one size. */
export async function countDifferent(one: string, other: string): Promise<number> {
  if (one === other) return 0;
  const [left, right] = await Promise.all([pixelsOf(one), pixelsOf(other)]);
  if (left.width !== right.width || left.height !== right.height) return Number.POSITIVE_INFINITY;
  const [here, there] = [new Uint32Array(left.data.buffer), new Uint32Array(right.data.buffer)];
  return here.reduce((count, pixel, index) => count + (pixel === there[index] ? 0 : 1), 0);
}

async function pixelsOf(picture: string): Promise<ImageData> {
  const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
  const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
  if (!pen) throw new Error("no canvas");
  pen.drawImage(bitmap, 0, 0);
  return pen.getImageData(0, 0, bitmap.width, bitmap.height);
}
