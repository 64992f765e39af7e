const codesMax = 4096;

/** The LZW compression of GIF: runs of pixels that were seen before become one code, whose width grows with their number. */
export function compressPixels(indexes: Uint8Array, colorBits: number): Uint8Array {
  const clear = 2 ** colorBits;
  const end = clear + 1;
  const { write, finish } = createBitWriter(indexes.length);
  const codes = new Map<number, number>();
  let bits = colorBits + 1;
  let nextCode = end + 1;
  let run = indexes[0] ?? 0;
  write(clear, bits);
  for (const pixel of indexes.subarray(1)) {
    const key = run * clear + pixel;
    const known = codes.get(key);
    if (known !== undefined) {
      run = known;
      continue;
    }
    write(run, bits);
    run = pixel;
    if (nextCode === codesMax) {
      write(clear, bits);
      codes.clear();
      bits = colorBits + 1;
      nextCode = end + 1;
      continue;
    }
    if (nextCode === 2 ** bits) bits += 1;
    codes.set(key, nextCode);
    nextCode += 1;
  }
  write(run, bits);
  write(end, bits);
  return finish();
}

/** Packs codes from the lowest bit on. */
function createBitWriter(pixels: number) {
  // A code of at most twelve bits for every pixel is the worst that can be, and some at the ends.
  const bytes = new Uint8Array(Math.ceil(pixels * 1.6) + 16);
  let length = 0;
  let held = 0;
  let heldBits = 0;
  function write(code: number, bits: number): void {
    held |= code << heldBits;
    heldBits += bits;
    while (heldBits >= 8) {
      bytes[length] = held & 0xff;
      length += 1;
      held >>>= 8;
      heldBits -= 8;
    }
  }
  function finish(): Uint8Array {
    if (heldBits > 0) bytes[length] = held;
    return bytes.subarray(0, length + (heldBits > 0 ? 1 : 0));
  }
  return { write, finish };
}
