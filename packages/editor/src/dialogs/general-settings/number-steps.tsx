import { clampNumber, IconButton, useTranslate } from "@mailwright/ui";
import { Minus, Plus } from "@mailwright/ui/icons";
import type { ReactNode } from "react";
import { generalSettingsStrings } from "./general-settings-strings.js";

export interface NumberStepsProps {
  readonly label: string;
  readonly value: number;
  readonly range: { readonly min?: number; readonly max?: number; readonly step?: number };
  readonly onChange: (value: number) => void;
  /** The field itself. */
  readonly children: ReactNode;
}

/** A number with buttons that change it by one step each. */
export function NumberSteps({ label, value, range, onChange, children }: NumberStepsProps) {
  const say = useTranslate(generalSettingsStrings);
  const step = range.step ?? 1;
  const change = (by: number) => {
    const next = clampNumber(value + by, range);
    if (next !== value) onChange(next);
  };
  return (
    <div className="mw-number-steps">
      {children}
      <IconButton
        label={say("decrease", { field: label })}
        icon={Minus}
        aria-disabled={value <= (range.min ?? value - 1)}
        onClick={() => change(-step)}
      />
      <IconButton
        label={say("increase", { field: label })}
        icon={Plus}
        aria-disabled={value >= (range.max ?? value + 1)}
        onClick={() => change(step)}
      />
    </div>
  );
}
