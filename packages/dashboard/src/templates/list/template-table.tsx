import { useTranslate } from "@mailwright/ui";
import { useCallback, useLayoutEffect, useRef, useState } from "react";
import { TemplateRow, WaitingRow } from "../entry/template-row.js";
import { listStrings } from "../list-strings.js";
import { useTemplateList } from "../loaded/list-context.js";
import { ListEnd } from "./list-end.js";
import { TableHead, useColumns } from "./table-head.js";
import { useListFocus } from "./use-list-focus.js";
import { useScrollAnchor } from "./use-scroll-anchor.js";
import { useScrollMemory } from "./use-scroll-memory.js";
import { useShownRows, useVirtualRows } from "./use-virtual-rows.js";

const rowHeightPx = 64;
const headHeightPx = 36;
const placesWhileLoading = 8;

/** The templates as a table, sorted by pressing a column's head. Only the rows near the screen exist. */
export function TemplateTable() {
  const t = useTranslate(listStrings);
  const { total: known, at, show, isOutdated } = useTemplateList();
  const isLoading = known === undefined;
  const total = known ?? placesWhileLoading;
  const columns = useColumns();
  const scroll = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const [kept, setKept] = useState(0);
  const rows = useVirtualRows({ scroll, count: total, rowHeightPx, headHeightPx, keptRow: kept });
  const { startIndex = 0, endIndex = 0 } = rows.range ?? {};
  const rowsOnScreen = Math.max(1, endIndex - startIndex);
  const focus = useListFocus(body, { count: total, columns: 1, rowsOnScreen, reveal: (index) => rows.scrollToIndex(index) });
  useLayoutEffect(() => setKept(focus.stop), [focus.stop]);
  useShownRows(
    { first: startIndex, last: endIndex },
    rows.isScrolling,
    useCallback((first, last) => show(first, last), [show]),
  );
  useScrollAnchor(scroll, { firstIndex: startIndex, columns: 1, rowHeightPx });
  useScrollMemory(scroll, !isLoading);

  const items = rows.getVirtualItems();
  const spaceBefore = (nth: number) => (items[nth]?.start ?? 0) - (items[nth - 1]?.end ?? 0);
  const spaceAfter = rows.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <div ref={scroll} className="mw-dashboard-scroll mw-table-scroll" data-loading={isLoading}>
      <table
        className="mw-table"
        aria-label={t(isLoading ? "loading" : "templates")}
        aria-busy={isLoading || isOutdated}
        aria-rowcount={total + 1}
      >
        <TableHead columns={columns} />
        <tbody ref={body} {...focus.on}>
          {items.flatMap(({ index }, nth) => {
            const template = at(index);
            const row = template ? (
              <TemplateRow key={template.id} template={template} index={index} isStop={index === focus.stop} columns={columns} />
            ) : (
              <WaitingRow key={`place ${index}`} index={index} columns={columns} />
            );
            const space = spaceBefore(nth);
            return space > 0 ? [<Space key={`space ${index}`} heightPx={space} columns={columns.length} />, row] : [row];
          })}
          {spaceAfter > 0 && <Space heightPx={spaceAfter} columns={columns.length} />}
        </tbody>
      </table>
      <ListEnd scroll={scroll} isMoreBelow={endIndex < total - 1} first={startIndex} last={endIndex} />
    </div>
  );
}

/** Rows that do not exist, as the room they take. */
function Space({ heightPx, columns }: { readonly heightPx: number; readonly columns: number }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <tr aria-hidden="true" className="mw-table-space">
      <td colSpan={columns} style={{ blockSize: heightPx }} />
    </tr>
  );
}
