import { ColorField } from "@mailwright/ui";
import type { WidgetProps } from "./widget.js";

/** A colour; the template's own come first. `transparent` is no colour. */
export function ColorWidget({ spec, value, field, swatches, onChange }: WidgetProps<"color">) {
  const mayBeNone = spec.initial === "transparent";
  return (
    <ColorField
      {...field}
      value={value === "transparent" ? undefined : value}
      swatches={swatches.map((color) => ({ value: color }))}
      onChange={onChange}
      onClear={mayBeNone ? () => onChange("transparent") : undefined}
    />
  );
}
