/** Reads `#abc`, `abc` or `#aabbcc` as `#aabbcc`; undefined if it is no colour. */
export function parseHexColor(text: string): string | undefined {
  const digits = /^\s*#?([0-9a-f]{3}|[0-9a-f]{6})\s*$/i.exec(text)?.[1]?.toLowerCase();
  if (!digits) return undefined;
  return digits.length === 6 ? `#${digits}` : `#${[...digits].map((digit) => digit + digit).join("")}`;
}
