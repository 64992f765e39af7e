import { type RefObject, useLayoutEffect, useRef } from "react";
import { useTemplateList } from "../loaded/list-context.js";

interface ScrollAnchorOptions {
  /** The first place on screen. */
  readonly firstIndex: number;
  readonly columns: number;
  readonly rowHeightPx: number;
}

/**
 * Keeps what is on screen where it is when the list changes above it: a template that was made elsewhere must not push away the one
 * that somebody is about to press. Another question starts at the top.
 */
export function useScrollAnchor(scroll: RefObject<HTMLElement | null>, { firstIndex, columns, rowHeightPx }: ScrollAnchorOptions): void {
  const { request, indexOf, at, isOutdated } = useTemplateList();
  const before = useRef<{ id: string; row: number; columns: number }>(undefined);
  const asked = useRef(request);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `indexOf` is another one whenever the list is; scrolling alone must not come here
  useLayoutEffect(() => {
    const element = scroll.current;
    const anchor = before.current;
    if (!element || !anchor || anchor.columns !== columns || element.scrollTop === 0) return;
    const index = indexOf(anchor.id);
    const rows = index < 0 ? 0 : Math.floor(index / columns) - anchor.row;
    if (rows !== 0) element.scrollTop += rows * rowHeightPx;
  }, [indexOf]);

  useLayoutEffect(() => {
    if (isOutdated || asked.current === request) return;
    asked.current = request;
    if (scroll.current) scroll.current.scrollTop = 0;
  }, [request, isOutdated, scroll]);

  useLayoutEffect(() => {
    const template = at(firstIndex);
    before.current = template && { id: template.id, row: Math.floor(firstIndex / columns), columns };
  });
}
