/** Answers what `make` made for this key, remembering the last few keys (the oldest is forgotten first). */
export function createMemory<T>(keysMax: number) {
  const known = new Map<string, T>();
  return function remember(key: string, make: () => T): T {
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = make();
    const oldest = known.keys().next();
    if (known.size >= keysMax && !oldest.done) known.delete(oldest.value);
    known.set(key, made);
    return made;
  };
}
