import { Checkbox, classNames, useRovingFocus, useTranslate } from "@mailwright/ui";
import { type KeyboardEvent, useRef, useState } from "react";
import type { TableSize } from "../../commands/tables.js";
import { buttonInNextLine } from "../move-in-grid.js";
import { tableStrings } from "./table-strings.js";

const rowsMax = 6;
const columnsMax = 8;
const places = Array.from({ length: rowsMax * columnsMax }, (_, index) => ({
  rows: Math.floor(index / columnsMax) + 1,
  columns: (index % columnsMax) + 1,
}));

/** A field of cells: the last one that is pointed at says how large the table is to be. */
export function TableSizeChooser({ onChoose }: { readonly onChoose: (size: TableSize) => void }) {
  const say = useTranslate(tableStrings);
  const [at, setAt] = useState({ rows: 0, columns: 0 });
  const [hasHead, setHead] = useState(true);
  const grid = useRef<HTMLDivElement>(null);
  const move = useRovingFocus(grid, "both");
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(grid.current?.querySelectorAll<HTMLElement>("button") ?? [])];
    const next = event.target instanceof HTMLElement ? buttonInNextLine(buttons, event.target, event.key) : undefined;
    if (!next) return move(event);
    event.preventDefault();
    next.focus();
  };
  return (
    <div className="mw-text-table-size">
      <div ref={grid} role="toolbar" aria-label={say("pickSize")} className="mw-text-table-grid" onKeyDown={onKeyDown}>
        {places.map((place) => (
          <button
            key={`${place.rows}:${place.columns}`}
            type="button"
            aria-label={say("sizeInWords", place)}
            className={classNames("mw-text-table-cell", place.rows <= at.rows && place.columns <= at.columns && "mw-text-table-chosen")}
            onPointerEnter={() => setAt(place)}
            onFocus={() => setAt(place)}
            onClick={() => onChoose({ ...place, hasHead })}
          />
        ))}
      </div>
      <p className="mw-hint" aria-hidden="true">
        {at.rows === 0 ? say("pickSize") : say("size", at)}
      </p>
      <Checkbox label={say("hasHead")} isChecked={hasHead} onChange={setHead} />
    </div>
  );
}
