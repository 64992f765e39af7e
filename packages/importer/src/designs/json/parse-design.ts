import { isRecord } from "./json-values.js";

const depthMax = 250;
const valuesMax = 200_000;

/**
 * The JSON of a design. It may stand in a string of JSON, or behind `export default`. `undefined` where it is none, where it is nested deeper than any
 * design, or holds more values than one has.
 */
export function parseDesign(text: string): unknown {
  const start = text.search(/[{["]/);
  if (start < 0 || !isPreamble(text.slice(0, start))) return undefined;
  const value = parse(text.slice(start).replace(/[;\s]+$/, ""));
  const inner = typeof value === "string" ? parse(value) : value;
  return isModest(inner) ? inner : undefined;
}

/** What may stand before the JSON in a file of code. */
function isPreamble(before: string): boolean {
  return /^\uFEFF?\s*(?:(?:export\s+)?(?:const|let|var)\s+[\w$]{1,60}\s*(?::\s*[\w$.]{1,60}\s*)?=\s*|export\s+default\s+|module\.exports\s*=\s*)?$/.test(
    before,
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Level by level, so that no depth of a hostile file exhausts the stack. */
function isModest(value: unknown): boolean {
  let level = [value];
  let count = 0;
  for (let depth = 0; level.length > 0; depth++) {
    count += level.length;
    if (depth > depthMax || count > valuesMax) return false;
    level = level.flatMap((each) => (Array.isArray(each) ? each : isRecord(each) ? Object.values(each) : []));
  }
  return true;
}
