/**
 * Freezes a value with everything in it and answers it. What is frozen already is not looked into, so freezing a changed document costs
 * what is new in it. Without recursion: a hostile document may be nested deeper than any stack.
 */
export function freezeDeep<T extends object>(value: T): T {
  const waiting: object[] = [value];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (Object.isFrozen(next)) continue;
    Object.freeze(next);
    for (const part of Object.values(next)) if (typeof part === "object" && part !== null) waiting.push(part);
  }
  return value;
}
