import { loadSharp } from "./load-sharp.js";

/** A drawing of our own as a PNG on nothing, at its own size or as a square. */
export async function drawSvg({ svg, sidePx }: { svg: string; sidePx?: number }): Promise<Buffer> {
  const sharp = await loadSharp();
  const picture = sharp(Buffer.from(svg));
  return (sidePx === undefined ? picture : picture.resize(sidePx, sidePx)).png().toBuffer();
}
