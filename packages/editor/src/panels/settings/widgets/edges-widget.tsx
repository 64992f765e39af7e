import { EdgesField } from "@mailwright/ui";
import type { WidgetProps } from "./widget.js";

/** Distances on four sides. */
export function EdgesWidget({ spec, value, field, onChange }: WidgetProps<"edges">) {
  return <EdgesField {...field} value={value} min={spec.min} max={spec.max} unit="px" onChange={(edges) => onChange({ ...edges })} />;
}
