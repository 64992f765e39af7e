import type { TemplateSortKey } from "@mailwright/client";
import { Icon, useTranslate, VisuallyHidden } from "@mailwright/ui";
import { ArrowDown, ArrowUp } from "@mailwright/ui/icons";
import { useDashboard } from "../../view/dashboard-context.js";
import { isLibrary, ownDirection, writeView } from "../../view/dashboard-view.js";
import { listStrings } from "../list-strings.js";

/** The columns of the table, by the key of their words. */
export type Column = "name" | "status" | "lastModified" | "created" | "size" | "actionColumn";

/** Those that fit; in views that mix them, the status as well. */
export function useColumns(): readonly Column[] {
  const { view, isNarrow } = useDashboard();
  const mixes = !isLibrary(view) && (view.status === "shared" || view.status === "favorited");
  if (isNarrow) return ["name", "actionColumn"];
  return ["name", ...(mixes ? (["status"] as const) : []), "lastModified", "created", "size", "actionColumn"];
}

const sortOf: Partial<Record<Column, TemplateSortKey>> = { name: "name", lastModified: "lastModified", created: "created" };

/** The heads of the columns: pressing one sorts by it, pressing it again turns the order around. */
export function TableHead({ columns }: { readonly columns: readonly Column[] }) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <ColumnHead key={column} column={column} />
        ))}
      </tr>
    </thead>
  );
}

function ColumnHead({ column }: { readonly column: Column }) {
  const t = useTranslate(listStrings);
  const { view, host } = useDashboard();
  const key = sortOf[column];
  if (column === "actionColumn") {
    return (
      <th scope="col" className="mw-table-actions">
        <VisuallyHidden>{t(column)}</VisuallyHidden>
      </th>
    );
  }
  if (!key) return <th scope="col">{t(column)}</th>;
  const own = ownDirection(key);
  const current = view.sort === key ? (view.direction ?? own) : undefined;
  const reversed = current === "ASC" ? "DESC" : "ASC";
  const next = current !== undefined && reversed !== own ? reversed : undefined;
  const sort = () => host.navigate(writeView({ ...view, sort: key, direction: next }), { replace: true });
  return (
    <th scope="col" aria-sort={current === undefined ? undefined : current === "ASC" ? "ascending" : "descending"}>
      <button type="button" className="mw-table-sort" onClick={sort}>
        {t(column)}
        <span className="mw-table-arrow">{current && <Icon icon={current === "ASC" ? ArrowUp : ArrowDown} sizePx={14} />}</span>
      </button>
    </th>
  );
}
