const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** The UTF-8 bytes of a text. Without `TextEncoder`, which is no part of the language; half a surrogate pair becomes U+FFFD. */
export function encodeUtf8(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const character of text) writeCodePoint(character.codePointAt(0) ?? 0, bytes);
  return Uint8Array.from(bytes);
}

function writeCodePoint(code: number, bytes: number[]): void {
  if (code < 0x80) bytes.push(code);
  else if (code < 0x800) bytes.push(0xc0 | (code >> 6), tail(code));
  else if (code >= 0xd800 && code <= 0xdfff) bytes.push(0xef, 0xbf, 0xbd);
  else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), tail(code >> 6), tail(code));
  else bytes.push(0xf0 | (code >> 18), tail(code >> 12), tail(code >> 6), tail(code));
}

const tail = (bits: number) => 0x80 | (bits & 0x3f);

/** The UTF-8 bytes of a text in standard base64, with padding. */
export function encodeBase64(text: string): string {
  const bytes = encodeUtf8(text);
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 3) {
    const [first = 0, second, third] = bytes.subarray(at, at + 3);
    parts.push(
      letter(first >> 2),
      letter(((first & 3) << 4) | ((second ?? 0) >> 4)),
      second === undefined ? "=" : letter(((second & 15) << 2) | ((third ?? 0) >> 6)),
      third === undefined ? "=" : letter(third & 63),
    );
  }
  return parts.join("");
}

const letter = (sextet: number) => alphabet[sextet] ?? "";

/** The same in the alphabet for addresses, without padding. */
export function encodeBase64Url(text: string): string {
  return encodeBase64(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
