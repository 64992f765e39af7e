import type { InfiniteData } from "@tanstack/react-query";

interface Page<T> {
  elements: T[];
  "last-page": boolean;
}

/** The offset of the page after these, or undefined at the end. */
export function nextOffset(last: Page<unknown>, pages: readonly Page<unknown>[]): number | undefined {
  if (last["last-page"]) return undefined;
  return pages.reduce((sum, page) => sum + page.elements.length, 0);
}

/** Everything loaded so far. A template that moved up while paging shows once. */
export function joinPages<T extends { id: string }>(data: InfiniteData<Page<T>> | undefined): T[] {
  const byId = new Map<string, T>();
  for (const page of data?.pages ?? []) for (const element of page.elements) byId.set(element.id, element);
  return [...byId.values()];
}
