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

type Pages = ReadonlyMap<number, TemplatePage>;

const none: Pages = new Map();

/**
 * Puts loaded pages in their places. Pages on screen that follow each other close the gap that a template leaves when it goes before the
 * server has been asked again; one that moved while paging shows once. What was on screen before, and may be out of date, fills
 * the places that are left.
 */
export function arrangePages(pages: Pages, pageSize: number, before: Pages = none): Arrangement {
  const byIndex = new Map<number, TemplateSummary>();
  const indexById = new Map<string, number>();
  const put = (index: number, template: TemplateSummary): boolean => {
    if (indexById.has(template.id) || byIndex.has(index)) return false;
    byIndex.set(index, template);
    indexById.set(template.id, index);
    return true;
  };
  let next = 0;
  for (const page of inOrder(pages)) {
    if (!pages.has(page - 1)) next = page * pageSize;
    for (const template of pages.get(page)?.elements ?? []) if (put(next, template)) next += 1;
  }
  for (const page of inOrder(before)) {
    for (const [nth, template] of (before.get(page)?.elements ?? []).entries()) put(page * pageSize + nth, template);
  }
  const indexes = [...byIndex.keys()].sort((a, b) => a - b);
  return {
    total: totalOf(pages) ?? totalOf(before),
    templates: indexes.flatMap((index) => byIndex.get(index) ?? []),
    at: (index) => byIndex.get(index),
    indexOf: (id) => indexById.get(id) ?? -1,
  };
}

const inOrder = (pages: Pages) => [...pages.keys()].sort((a, b) => a - b);

function totalOf(pages: Pages): number | undefined {
  const [first] = inOrder(pages);
  return first === undefined ? undefined : pages.get(first)?.["total-elements"];
}
