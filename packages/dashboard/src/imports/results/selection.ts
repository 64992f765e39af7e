/** What is chosen in a list, by id, and where a range begins. */
export interface Chosen {
  readonly ids: ReadonlySet<string>;
  readonly anchor: string | undefined;
}

export const nothingChosen: Chosen = { ids: new Set(), anchor: undefined };

/** Chooses one, or takes it out again. */
export function toggleOne({ ids }: Chosen, id: string): Chosen {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, anchor: id };
}

/** Adds everything from the last one to this, in the order of the list. */
export function addRange(chosen: Chosen, order: readonly string[], id: string): Chosen {
  const to = order.indexOf(id);
  const from = chosen.anchor === undefined ? -1 : order.indexOf(chosen.anchor);
  if (to < 0 || from < 0) return toggleOne(chosen, id);
  const range = order.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { ids: new Set([...chosen.ids, ...range]), anchor: chosen.anchor };
}

/** Only what is still there to be chosen. */
export function keepKnown({ ids, anchor }: Chosen, known: ReadonlySet<string>): Chosen {
  return { ids: new Set([...ids].filter((id) => known.has(id))), anchor };
}
