import { compressPixels } from "./compress-pixels.js";

export interface Frame {
  /** Where on the picture it is drawn; the first covers all of it. */
  x: number;
  y: number;
  widthPx: number;
  heightPx: number;
  /** One number of the palette per pixel. */
  indexes: Uint8Array;
}

interface Animation {
  /** Up to 64 colours of red, green and blue. */
  palette: readonly (readonly number[])[];
  frames: readonly Frame[];
  delayMs: number;
}

const colorBits = 6;

/** An animated GIF that plays once and stops at its last frame. Each frame is drawn over the ones before. */
export function encodeGif({ palette, frames, delayMs }: Animation): Buffer {
  const [whole] = frames;
  if (whole === undefined) throw new Error("An animation has at least one frame.");
  return Buffer.concat([writeScreen(whole), writePalette(palette), ...frames.flatMap((frame) => writeFrame(frame, delayMs)), trailer]);
}

const trailer = Buffer.from([0x3b]);

function writeScreen({ widthPx, heightPx }: Frame): Buffer {
  const screen = Buffer.from("GIF89a\0\0\0\0\0\0\0", "latin1");
  screen.writeUInt16LE(widthPx, 6);
  screen.writeUInt16LE(heightPx, 8);
  screen[10] = 0x80 | ((colorBits - 1) << 4) | (colorBits - 1); // one palette for all frames
  return screen;
}

function writePalette(palette: readonly (readonly number[])[]): Buffer {
  const colors = Buffer.alloc(3 * 2 ** colorBits);
  colors.set(palette.flat());
  return colors;
}

function writeFrame({ x, y, widthPx, heightPx, indexes }: Frame, delayMs: number): Buffer[] {
  const control = Buffer.from([0x21, 0xf9, 4, 0x04, 0, 0, 0, 0]); // what it draws stays in place
  control.writeUInt16LE(delayMs / 10, 4);
  const place = Buffer.alloc(10);
  place[0] = 0x2c;
  for (const [position, value] of [x, y, widthPx, heightPx].entries()) place.writeUInt16LE(value, 1 + 2 * position);
  return [control, place, Buffer.from([colorBits]), ...writeBlocks(compressPixels(indexes, colorBits))];
}

/** Data goes in blocks of up to 255 bytes, each after its length; an empty one ends it. */
function writeBlocks(bytes: Uint8Array): Buffer[] {
  const blocks: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += 255) {
    const block = bytes.subarray(at, at + 255);
    blocks.push(Buffer.from([block.length]), Buffer.from(block));
  }
  return [...blocks, Buffer.from([0])];
}
