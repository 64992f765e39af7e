import { type HeaderRow, headersMax } from "@mailwright/destinations";
import { Button, Field, IconButton, TextField } from "@mailwright/ui";
import { Plus, X } from "@mailwright/ui/icons";
import { useState } from "react";
import { useDestinationWords } from "../offer-words.js";
import type { OneFieldProps } from "./field-props.js";
import { useFieldFaults, useFieldLabels } from "./field-words.js";

const blank: HeaderRow = { name: "", value: "" };

/** Up to four headers, each a name and a value. */
export function HeaderRows({ field, value, isDisabled, onChange }: OneFieldProps) {
  const say = useDestinationWords();
  const labelOf = useFieldLabels();
  const faultOf = useFieldFaults();
  const [isTooMany, setTooMany] = useState(false);
  const rows = Array.isArray(value) ? (value as readonly HeaderRow[]) : [];
  const change = (next: readonly HeaderRow[]) => {
    setTooMany(false);
    onChange(next);
  };
  const set = (index: number, part: Partial<HeaderRow>) => change(rows.map((row, at) => (at === index ? { ...row, ...part } : row)));
  const add = () => (rows.length >= headersMax ? setTooMany(true) : change([...rows, blank]));
  const isWritten = rows.some((row) => row.name !== "" || row.value !== "");
  return (
    <Field label={labelOf(field.label)} group="group" error={isTooMany ? say("tooMany") : isWritten ? faultOf(field, rows) : undefined}>
      {() => (
        <div className="mw-destination-rows">
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place alone
            <div key={index} className="mw-destination-row">
              <TextField
                label={say("headerName", { number: index + 1 })}
                isLabelHidden
                placeholder="X-Name"
                value={row.name}
                isDisabled={isDisabled}
                onChange={(name) => set(index, { name })}
              />
              <TextField
                label={say("headerValue", { number: index + 1 })}
                isLabelHidden
                value={row.value}
                isDisabled={isDisabled}
                onChange={(content) => set(index, { value: content })}
              />
              <IconButton
                label={say("removeHeader", { number: index + 1 })}
                icon={X}
                disabled={isDisabled}
                onClick={() => change(rows.filter((_, at) => at !== index))}
              />
            </div>
          ))}
          <Button variant="quiet" icon={Plus} disabled={isDisabled} onClick={add}>
            {say("addHeader")}
          </Button>
        </div>
      )}
    </Field>
  );
}
