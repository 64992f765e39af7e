/** A border as CSS writes it in one line. */
export interface Border {
  readonly widthPx: number;
  readonly line: string;
  readonly color: string;
}

/** `2px dashed #1f4fd8` → its parts, in either order of width and line; `none` and the like have no width. */
export function readBorder(text: string | undefined): Border | undefined {
  // A merge tag may stand for the colour, with spaces in it.
  const found = /^(?:(\d+(?:\.\d+)?)px ([a-z]+)|([a-z]+) (\d+(?:\.\d+)?)px) (\S[\s\S]*)$/.exec(text?.trim() ?? "");
  if (!found) return undefined;
  const [, width, line, lineFirst, widthSecond, color = ""] = found;
  return { widthPx: Number(width ?? widthSecond), line: line ?? lineFirst ?? "", color };
}

/** `'Open Sans', Arial, sans-serif` → `Open Sans`. */
export function readFont(stack: string | undefined): string | undefined {
  return (
    stack
      ?.split(",")[0]
      ?.trim()
      .replace(/^["']|["']$/g, "") || undefined
  );
}

/** `rgba(17,34,51,0.502)` → `#11223380`, as colours with alpha are stored; any other text stays as it is. */
export function readColor(text: string): string {
  const parts = /^rgba\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*([\d.]+)\s*\)$/i.exec(text)?.slice(1).map(Number);
  if (!parts) return text;
  const [red = 0, green = 0, blue = 0, alpha = 1] = parts;
  const digits = [red, green, blue, Math.round(alpha * 255)].map((part) => Math.min(part, 255).toString(16).padStart(2, "0"));
  return `#${digits.join("")}`;
}

/** Are two values the same in HTML? There MJML writes `#abc` as `#aabbcc`. */
export function isSameInHtml(one: unknown, other: unknown): boolean {
  const inFull = (value: unknown) =>
    typeof value === "string" && /^#[\da-f]{3}$/i.test(value) ? value.replace(/[\da-f]/gi, (digit) => digit + digit) : value;
  return inFull(one) === inFull(other);
}

/** The value where it is one of the options. */
export function oneOf<const T extends string>(options: readonly T[], text: string | undefined): T | undefined {
  return options.find((option) => option === text);
}

/** `bold` and every weight from 600 on. */
export function isBold(weight: string | undefined): boolean {
  return weight === "bold" || weight === "bolder" || Number(weight) >= 600;
}
