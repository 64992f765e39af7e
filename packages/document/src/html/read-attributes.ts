const space = /[\s/]*/y;
const attributeName = /[^\s=>/]+/y;
const equals = /\s*=\s*/y;
const bareValue = /[^\s>]*/y;

/** The attributes of an open tag, as written: entities are not decoded. The first of a name counts. */
export function readAttributes(tag: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  let at = match(/<[^\s/>]*/y, tag, 0).length;
  for (;;) {
    at += match(space, tag, at).length;
    const name = match(attributeName, tag, at).toLowerCase();
    at += name.length || 1;
    if (at > tag.length) return attributes;
    const sign = name === "" ? "" : match(equals, tag, at);
    at += sign.length;
    const { value, length } = sign === "" ? { value: "", length: 0 } : readValue(tag, at);
    at += length;
    if (name !== "" && !attributes.has(name)) attributes.set(name, value);
  }
}

function readValue(tag: string, at: number): { readonly value: string; readonly length: number } {
  const quote = tag[at];
  const end = quote === '"' || quote === "'" ? tag.indexOf(quote, at + 1) : -1;
  if (end >= 0) return { value: tag.slice(at + 1, end), length: end + 1 - at };
  const value = match(bareValue, tag, at);
  return { value, length: value.length };
}

function match(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? "";
}
