import { Button, ColorField, type ColorSwatch, NumberField, Switch, useTranslate } from "@mailwright/ui";
import type { TableLook, TableState } from "../../commands/table-look.js";
import type { TableChange } from "../../commands/tables.js";
import { useTextField, useTextState } from "../text-field.js";
import { tableStrings } from "./table-strings.js";

const changes = [
  "rowAbove",
  "rowBelow",
  "columnBefore",
  "columnAfter",
  "removeRow",
  "removeColumn",
] as const satisfies readonly TableChange[];

interface TableFormProps {
  readonly swatches: readonly ColorSwatch[];
  readonly onRemoved: () => void;
}

/** What can be changed of the table around the caret. */
export function TableForm({ swatches, onRemoved }: TableFormProps) {
  const say = useTranslate(tableStrings);
  const { commands, state } = useTextField();
  const table = useTextState((current) => current.table);
  if (!table) return null;
  const change = (what: TableChange) => {
    commands.changeTable(what);
    if (!state().table) onRemoved();
  };
  return (
    <div className="mw-text-table-form mw-dense">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, and its name is not shown here. */}
      <div role="group" aria-label={say("rowsAndColumns")} className="mw-text-table-changes">
        {changes.map((what) => (
          // A row above the one that names the columns would be without names.
          <Button key={what} disabled={what === "rowAbove" && table.isInHead} onClick={() => change(what)}>
            {say(what)}
          </Button>
        ))}
      </div>
      <Switch label={say("hasHead")} isChecked={table.hasHead} onChange={() => change("toggleHead")} />
      <TableFields table={table} swatches={swatches} onChange={commands.setTableLook} />
      <Button variant="danger" onClick={() => change("removeTable")}>
        {say("removeTable")}
      </Button>
    </div>
  );
}

interface TableFieldsProps {
  readonly table: TableState;
  readonly swatches: readonly ColorSwatch[];
  readonly onChange: (look: Partial<TableLook>) => void;
}

function TableFields({ table, swatches, onChange }: TableFieldsProps) {
  const say = useTranslate(tableStrings);
  return (
    <div className="mw-text-table-fields">
      <ColorField
        label={say("background")}
        value={table.background ?? undefined}
        swatches={swatches}
        onChange={(background) => onChange({ background })}
        onClear={() => onChange({ background: null })}
      />
      <NumberField
        label={say("padding")}
        unit="px"
        min={0}
        max={60}
        value={table.paddingPx}
        onChange={(paddingPx) => onChange({ paddingPx })}
      />
      <NumberField
        label={say("border")}
        unit="px"
        min={0}
        max={10}
        value={table.borderPx}
        onChange={(borderPx) => onChange({ borderPx })}
      />
      <ColorField
        label={say("borderColor")}
        value={table.borderColor}
        swatches={swatches}
        onChange={(borderColor) => onChange({ borderColor })}
      />
      <NumberField
        label={say("width")}
        unit="%"
        min={10}
        max={100}
        placeholder={say("auto")}
        value={table.widthPercent ?? undefined}
        onChange={(widthPercent) => onChange({ widthPercent })}
        onClear={() => onChange({ widthPercent: null })}
      />
      <NumberField
        label={say("columnWidth")}
        unit="%"
        min={5}
        max={95}
        placeholder={say("auto")}
        value={table.columnPercent ?? undefined}
        onChange={(columnPercent) => onChange({ columnPercent })}
        onClear={() => onChange({ columnPercent: null })}
      />
    </div>
  );
}
