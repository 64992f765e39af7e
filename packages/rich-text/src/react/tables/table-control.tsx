import { type ColorSwatch, IconButton, Popover, useStyles, useTranslate } from "@mailwright/ui";
import { Table2 } from "@mailwright/ui/icons";
import { type KeyboardEvent, useCallback, useRef, useState } from "react";
import type { TableSize } from "../../commands/tables.js";
import { returnToText, useTextField, useTextState } from "../text-field.js";
import { TableForm } from "./table-form.js";
import { TableSizeChooser } from "./table-size-chooser.js";
import { tableStrings } from "./table-strings.js";
import css from "./tables.css?inline";

const styles = [css];

/** Puts a table into the text, or changes the one around the caret. */
export function TableControl({ swatches }: { readonly swatches: readonly ColorSwatch[] }) {
  useStyles(styles);
  const say = useTranslate(tableStrings);
  const field = useTextField();
  const isInTable = useTextState((state) => state.table !== null);
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const finish = useCallback(() => {
    setOpen(false);
    returnToText(field);
  }, [field]);
  const insert = (size: TableSize) => {
    field.commands.insertTable(size);
    finish();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The panel closes by itself. Its button would keep the focus, and the person could not write on.
    if (event.key === "Escape" && !event.defaultPrevented) returnToText(field);
  };
  const label = say(isInTable ? "table" : "insert");
  return (
    <>
      <IconButton
        ref={opener}
        label={label}
        icon={Table2}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-pressed={isInTable}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen ? (
        <Popover anchor={opener} label={label} align="end" className="mw-text-table" onClose={close}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: keys that are pressed in its fields and buttons bubble up to it */}
          <div onKeyDown={onKeyDown}>
            {isInTable ? <TableForm swatches={swatches} onRemoved={finish} /> : <TableSizeChooser onChoose={insert} />}
          </div>
        </Popover>
      ) : null}
    </>
  );
}
