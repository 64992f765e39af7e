const names = ["providers", "mergeTags", "blocks", "templating", "features"] as const;

/** Does a page give the editor what takes code of its own to be read? */
export function isDriven(given: Readonly<Record<string, unknown>>): boolean {
  return names.some((name) => given[name] !== undefined);
}
