import { NumberField } from "@mailwright/ui";
import type { WidgetProps } from "./widget.js";

/** A number with its unit. */
export function NumberWidget({ spec, value, field, onChange }: WidgetProps<"number">) {
  return <NumberField {...field} value={value} min={spec.min} max={spec.max} step={spec.step} unit={spec.unit} onChange={onChange} />;
}
