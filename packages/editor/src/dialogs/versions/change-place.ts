import type { EmailDocument } from "@mailwright/document";
import type { BlockDifference, ChangedBlock } from "../../workspace/versions/compare-documents.js";
import { findAnchor } from "../../workspace/versions/find-anchor.js";

/** Where a change is in a picture, in the picture's own px. `gap`: the block is not there, and would stand on this line. */
export interface ChangePlace {
  readonly id: string;
  readonly kind: BlockDifference | "gap";
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

/** The places of all changes in the picture of `shown`, one of two emails. */
export function placeChanges(
  page: Document,
  shown: EmailDocument,
  other: EmailDocument,
  changes: readonly ChangedBlock[],
): readonly ChangePlace[] {
  return changes.flatMap(({ id, kind }): readonly ChangePlace[] => {
    const own = rectOf(page, id);
    if (own) return [{ id, kind, ...own }];
    const anchor = findAnchor(id, other, shown);
    const near = anchor && rectOf(page, anchor.id);
    if (!near) return [];
    return [{ id, kind: "gap", ...near, top: anchor.edge === "end" ? near.top + near.height : near.top, height: 0 }];
  });
}

function rectOf(page: Document, id: string) {
  const rects = Array.from(page.querySelectorAll(`[data-block-id="${CSS.escape(id)}"]`), (element) => element.getBoundingClientRect());
  const shown = rects.filter(({ width, height }) => width > 0 && height > 0);
  if (shown.length === 0) return undefined;
  const view = page.defaultView;
  const top = Math.min(...shown.map((rect) => rect.top));
  const left = Math.min(...shown.map((rect) => rect.left));
  return {
    top: top + (view?.scrollY ?? 0),
    left: left + (view?.scrollX ?? 0),
    width: Math.max(...shown.map(({ right }) => right)) - left,
    height: Math.max(...shown.map(({ bottom }) => bottom)) - top,
  };
}
