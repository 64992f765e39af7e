/** Whether a GIF has more than one picture: each begins with a block that says how long it is shown. */
export function isAnimated(bytes: Uint8Array): boolean {
  let pictures = 0;
  for (let at = 0; at + 3 < bytes.length && pictures < 2; at += 1) {
    if (bytes[at] === 0x21 && bytes[at + 1] === 0xf9 && bytes[at + 2] === 0x04 && bytes[at + 7] === 0) pictures += 1;
  }
  return pictures > 1;
}
