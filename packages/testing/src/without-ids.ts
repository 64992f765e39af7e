/**
 * The email with other names for what blocks name after their ids (`mw-own-…`), in the order in which they come: two emails of the same
 * blocks with other ids are then the same.
 */
export function withoutIds(source: string): string {
  const names = new Map<string, string>();
  return source.replace(/mw-own-[\w-]+/g, (name) => {
    const known = names.get(name) ?? `mw-own-${names.size}`;
    names.set(name, known);
    return known;
  });
}
