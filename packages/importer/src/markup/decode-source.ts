// Browsers and Node have it, but it is not part of JavaScript itself, and this package is compiled without their types.
interface Decoder {
  decode(bytes: Uint8Array): string;
}
declare const TextDecoder: new (label?: string, options?: { fatal?: boolean; ignoreBOM?: boolean }) => Decoder;

/**
 * Decodes a file: by its byte order mark, or as UTF-16 if it has many zeros, or as UTF-8. If it is not valid UTF-8, by the character set
 * that it states, or else by that of western Europe. A byte order mark of UTF-8 stays in the text.
 */
export function decodeSource(bytes: Uint8Array): string {
  const [first = 0, second = 0] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return new TextDecoder("utf-16le").decode(bytes);
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    // A file in an older character set.
    return decoderFor(statedCharset(bytes)).decode(bytes);
  }
}

function statedCharset(bytes: Uint8Array): string {
  const start = new TextDecoder("windows-1252").decode(bytes.subarray(0, 4096));
  return /charset\s*=\s*["']?([\w-]+)/i.exec(start)?.[1] ?? "";
}

const usual = "windows-1252";

function decoderFor(charset: string): Decoder {
  try {
    // The file says UTF-8 and is not.
    return new TextDecoder(/^utf-?8$/i.test(charset) || charset === "" ? usual : charset);
  } catch {
    return new TextDecoder(usual);
  }
}
