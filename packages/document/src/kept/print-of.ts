/** A short print of JSON: equal for equal values, and different for nearly all others. Two 32-bit sums side by side. */
export function printOf(value: unknown): string {
  const text = typeof value === "string" ? value : writeSorted(value);
  let [one, other] = [0x811c9dc5, 0x01000193];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other ^ (code + at), 0x85ebca6b);
  }
  return (one >>> 0).toString(36) + (other >>> 0).toString(36);
}

/** JSON in which members stand by name: some databases keep no order. */
function writeSorted(value: unknown): string {
  return (
    JSON.stringify(value, (_, part: unknown) =>
      typeof part === "object" && part !== null && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
        : part,
    ) ?? ""
  );
}

/** The print of everything about an email that its rows do not say. */
export function printEmail(settings: unknown, ...attributes: readonly (Readonly<Record<string, string>> | undefined)[]): string {
  return printOf([settings, ...attributes.map((each) => each ?? null)]);
}
