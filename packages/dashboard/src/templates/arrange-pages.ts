import type { TemplatePage, TemplateSummary } from "@mailwright/contract";

/** What is known of a list: the place of every template that has been loaded. */
export interface Arrangement {
  readonly total: number | undefined;
  /** Loaded templates in the order of the list. */
  readonly templates: readonly TemplateSummary[];
  readonly at: (index: number) => TemplateSummary | undefined;
  /** -1 where it is not loaded. */
  readonly indexOf: (id: string) => number;
}

/**
 * Puts loaded pages in their places. Pages that follow each other close the gap that a template leaves when it goes before the server
 * has been asked again; one that moved while paging shows once.
 */
export function arrangePages(pages: ReadonlyMap<number, TemplatePage>, pageSize: number): Arrangement {
  const byIndex = new Map<number, TemplateSummary>();
  const indexById = new Map<string, number>();
  const order = [...pages.keys()].sort((a, b) => a - b);
  let next = 0;
  let total: number | undefined;
  for (const page of order) {
    const { elements = [], "total-elements": count } = pages.get(page) ?? {};
    total ??= count;
    if (!pages.has(page - 1)) next = page * pageSize;
    for (const template of elements) {
      if (indexById.has(template.id)) continue;
      byIndex.set(next, template);
      indexById.set(template.id, next);
      next += 1;
    }
  }
  return {
    total: total === undefined ? undefined : Math.max(total, ...(byIndex.size > 0 ? [next] : [])),
    templates: [...byIndex.values()],
    at: (index) => byIndex.get(index),
    indexOf: (id) => indexById.get(id) ?? -1,
  };
}
