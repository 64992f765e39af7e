import { ColorField } from "@mailwright/ui";
import type { WidgetProps } from "./widget.js";

/** A colour. The template's own colours are offered first. `transparent` shows as no colour. */
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
