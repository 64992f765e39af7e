export interface JsonMeasures {
  /** The most lists and maps that are open at once. */
  depth: number;
  /** About how many values the JSON holds: one for each object, list and comma. */
  values: number;
}

const quote = 34;
const comma = 44;
const backslash = 92;
const bracket = 91;
const brace = 123;
/** In ASCII `]` and `}` have codes that are higher by two than those of `[` and `{`. */
const toClosing = 2;

/**
 * Looks a text of JSON over without parsing it, in one pass over its bytes. What is no JSON is measured too, and refused by the parser.
 * @param enough it stops above one of these, as nobody needs to know how far above
 */
export function measureJson(bytes: Uint8Array, enough: Partial<JsonMeasures> = {}): JsonMeasures {
  const { depth: depthEnough = Number.POSITIVE_INFINITY, values: valuesEnough = Number.POSITIVE_INFINITY } = enough;
  let depth = 0;
  let deepest = 0;
  let values = 1;
  for (let at = 0; at < bytes.length && values <= valuesEnough && deepest <= depthEnough; at += 1) {
    const code = bytes[at];
    if (code === quote) at = endOfText(bytes, at + 1);
    else if (code === comma) values += 1;
    else if (code === bracket || code === brace) {
      depth += 1;
      values += 1;
      deepest = Math.max(deepest, depth);
    } else if (code === bracket + toClosing || code === brace + toClosing) depth -= 1;
  }
  return { depth: deepest, values };
}

/** Where the quote is that ends a text. A quote after an odd number of backslashes is escaped and does not end it. */
function endOfText(bytes: Uint8Array, start: number): number {
  for (let from = start; ; ) {
    const end = bytes.indexOf(quote, from);
    if (end === -1) return bytes.length;
    let slashes = 0;
    while (end - slashes > from && bytes[end - slashes - 1] === backslash) slashes += 1;
    if (slashes % 2 === 0) return end;
    from = end + 1;
  }
}
