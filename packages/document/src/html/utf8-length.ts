/** How many bytes a text is in UTF-8: what Gmail and mail servers count. Without `TextEncoder`, which is no part of the language. */
export function utf8Length(text: string): number {
  let length = text.length;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 0x80) continue;
    if (code < 0x800) length += 1;
    else {
      length += 2;
      // A pair of surrogates is two units here and four bytes there; one alone is written as U+FFFD, three bytes.
      if (isHigh(code) && isLow(text.charCodeAt(at + 1))) at++;
    }
  }
  return length;
}

const isHigh = (code: number): boolean => code >= 0xd800 && code < 0xdc00;
const isLow = (code: number): boolean => code >= 0xdc00 && code < 0xe000;
