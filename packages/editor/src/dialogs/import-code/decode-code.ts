/**
 * The characters of a file: by its byte order mark, or the zeros of UTF-16; else UTF-8, and where it is none the character set that it states, or
 * the usual one of western Europe. A mark of UTF-8 stays, as a part of what was written.
 */
export function decodeCode(bytes: Uint8Array): string {
  const [first = 0, second = 0] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return new TextDecoder("utf-16le").decode(bytes);
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    // Written in another character set, of the time before.
    return decoderFor(statedCharset(bytes)).decode(bytes);
  }
}

function statedCharset(bytes: Uint8Array): string {
  const start = new TextDecoder("windows-1252").decode(bytes.subarray(0, 4096));
  return /charset\s*=\s*["']?([\w-]+)/i.exec(start)?.[1] ?? "";
}

const usual = "windows-1252";

function decoderFor(charset: string): TextDecoder {
  try {
    // What says UTF-8 and is none was written as something else.
    return new TextDecoder(/^utf-?8$/i.test(charset) || charset === "" ? usual : charset);
  } catch {
    return new TextDecoder(usual);
  }
}
