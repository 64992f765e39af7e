/**
 * Do two JSON values hold the same? The order of an object's keys does not count, nor does a key whose value is `undefined`. Without
 * recursion: a hostile document may be nested deeper than any stack.
 */
export function isEqualJson(one: unknown, other: unknown): boolean {
  const waiting: [unknown, unknown][] = [[one, other]];
  for (let pair = waiting.pop(); pair; pair = waiting.pop()) {
    const [left, right] = pair;
    if (left === right) continue;
    if (!isObject(left) || !isObject(right) || Array.isArray(left) !== Array.isArray(right)) return false;
    const [leftNames, rightNames] = [namesOf(left), namesOf(right)];
    if (leftNames.length !== rightNames.length) return false;
    for (const name of leftNames) {
      if (!Object.hasOwn(right, name)) return false;
      waiting.push([left[name], right[name]]);
    }
  }
  return true;
}

function namesOf(value: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.keys(value).filter((name) => value[name] !== undefined);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
