import type { MailingListRow } from "@mailwright/destinations";
import { Button, Field, IconButton, TextField } from "@mailwright/ui";
import { Plus, X } from "@mailwright/ui/icons";
import { useDestinationWords } from "../offer-words.js";
import type { OneFieldProps } from "./field-props.js";
import { useFieldLabels } from "./field-words.js";

const blank: MailingListRow = { MailingListID: "", SegmentID: "" };

/** Mailing lists, each with a segment; there is always one. */
export function ListRows({ field, value, isDisabled, onChange }: OneFieldProps) {
  const say = useDestinationWords();
  const labelOf = useFieldLabels();
  const rows = Array.isArray(value) && value.length > 0 ? (value as readonly MailingListRow[]) : [blank];
  const set = (index: number, part: Partial<MailingListRow>) => onChange(rows.map((row, at) => (at === index ? { ...row, ...part } : row)));
  return (
    <Field label={labelOf(field.label)} group="group">
      {() => (
        <div className="mw-destination-rows">
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place alone
            <div key={index} className="mw-destination-row">
              <TextField
                label={say("list", { number: index + 1 })}
                value={row.MailingListID}
                isDisabled={isDisabled}
                onChange={(id) => set(index, { MailingListID: id })}
              />
              <TextField
                label={say("segment", { number: index + 1 })}
                value={row.SegmentID}
                isDisabled={isDisabled}
                onChange={(id) => set(index, { SegmentID: id })}
              />
              {rows.length > 1 ? (
                <IconButton
                  label={say("removeList", { number: index + 1 })}
                  icon={X}
                  disabled={isDisabled}
                  onClick={() => onChange(rows.filter((_, at) => at !== index))}
                />
              ) : null}
            </div>
          ))}
          <Button variant="quiet" icon={Plus} disabled={isDisabled} onClick={() => onChange([...rows, blank])}>
            {say("addList")}
          </Button>
        </div>
      )}
    </Field>
  );
}
