import type { TemplateSummary } from "@mailwright/contract";
import { useTranslate } from "@mailwright/ui";
import { type CSSProperties, useCallback, useLayoutEffect, useRef, useState } from "react";
import { useDashboard } from "../../view/dashboard-context.js";
import type { ViewType } from "../../view/view-type.js";
import { TemplateCard } from "../entry/template-card.js";
import { previewWidthPx } from "../entry/use-preview-scale.js";
import { WaitingCard } from "../entry/waiting-place.js";
import { listStrings } from "../list-strings.js";
import { useTemplateList } from "../loaded/list-context.js";
import { CreateCard, hasCreateCard } from "./create-card.js";
import { type GridGeometry, layOutGrid } from "./grid-geometry.js";
import { ListEnd } from "./list-end.js";
import { useListFocus } from "./use-list-focus.js";
import { useScrollAnchor } from "./use-scroll-anchor.js";
import { useScrollMemory } from "./use-scroll-memory.js";
import { useShownRows, useVirtualRows } from "./use-virtual-rows.js";

interface TemplateGridProps {
  readonly viewType: Exclude<ViewType, "list">;
}

const placesWhileLoading = 10;

/** The templates as cards. Only those near the screen exist, so that ten thousand scroll as ten do. */
export function TemplateGrid({ viewType }: TemplateGridProps) {
  const t = useTranslate(listStrings);
  const { view } = useDashboard();
  const { total: known, at, show, isOutdated } = useTemplateList();
  const isLoading = known === undefined;
  const total = known ?? placesWhileLoading;
  const scroll = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const widthPx = useWidth(list);
  const geometry = layOutGrid(viewType, widthPx);
  const { columns, cardWidthPx, cardHeightPx, gapPx } = geometry;
  const count = total + (!isLoading && hasCreateCard(view) ? 1 : 0);
  const rowHeightPx = cardHeightPx + gapPx;
  const [kept, setKept] = useState(0);
  const rows = useVirtualRows({ scroll, count: Math.ceil(count / columns), rowHeightPx, keptRow: Math.floor(kept / columns) });
  const { startIndex = 0, endIndex = 0 } = rows.range ?? {};
  const rowsOnScreen = Math.max(1, endIndex - startIndex);
  const focus = useListFocus(list, { count, columns, rowsOnScreen, reveal: (index) => rows.scrollToIndex(Math.floor(index / columns)) });
  useLayoutEffect(() => setKept(focus.stop), [focus.stop]);
  const showRows = useCallback((first: number, last: number) => show(first * columns, (last + 1) * columns - 1), [show, columns]);
  useShownRows({ first: startIndex, last: endIndex }, rows.isScrolling, showRows);
  useScrollAnchor(scroll, { firstIndex: startIndex * columns, columns, rowHeightPx });
  useScrollMemory(scroll, widthPx > 0 && !isLoading);

  const indexes = rows
    .getVirtualItems()
    .flatMap(({ index: row }) => Array.from({ length: columns }, (_, column) => row * columns + column))
    .filter((index) => index < count && widthPx > 0);
  const size: CSSProperties = { blockSize: Math.max(0, rows.getTotalSize() - gapPx) };
  return (
    <div ref={scroll} className="mw-dashboard-scroll" data-loading={isLoading}>
      <ul
        ref={list}
        className="mw-card-grid"
        aria-label={t(isLoading ? "loading" : "templates")}
        aria-busy={isLoading || isOutdated}
        data-view-type={viewType}
        style={{ ...size, ...scaleOf(cardWidthPx) }}
        {...focus.on}
      >
        {indexes.map((index) => (
          <li key={at(index)?.id ?? `place ${index}`} style={placeOf(index, geometry)} aria-setsize={count} aria-posinset={index + 1}>
            <CardAt template={at(index)} index={index} total={total} isStop={index === focus.stop} />
          </li>
        ))}
      </ul>
      <ListEnd
        scroll={scroll}
        isMoreBelow={endIndex < rows.options.count - 1}
        first={startIndex * columns}
        last={(endIndex + 1) * columns - 1}
      />
    </div>
  );
}

interface CardAtProps {
  /** Nothing where it is not loaded yet, and behind the last one. */
  readonly template: TemplateSummary | undefined;
  readonly index: number;
  readonly total: number;
  readonly isStop: boolean;
}

function CardAt({ template, index, total, isStop }: CardAtProps) {
  if (template) return <TemplateCard template={template} index={index} isStop={isStop} />;
  if (index < total) return <WaitingCard index={index} />;
  return <CreateCard index={index} tabIndex={isStop ? 0 : -1} />;
}

function placeOf(index: number, { columns, cardWidthPx, cardHeightPx, gapPx }: GridGeometry): CSSProperties {
  return {
    insetBlockStart: Math.floor(index / columns) * (cardHeightPx + gapPx),
    insetInlineStart: (index % columns) * (cardWidthPx + gapPx),
    inlineSize: cardWidthPx,
    blockSize: cardHeightPx,
  };
}

function scaleOf(cardWidthPx: number): CSSProperties {
  return { ["--mw-preview-scale" as string]: String(cardWidthPx / previewWidthPx) };
}

/** The width there is for cards, kept up to date. */
function useWidth(list: { readonly current: HTMLElement | null }): number {
  const [widthPx, setWidthPx] = useState(0);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const measure = () => setWidthPx(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [list]);
  return widthPx;
}
