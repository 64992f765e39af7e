import type { Preset } from "@mailwright/document";
import type { EditorPorts } from "../../ports/editor-ports.js";

/** Has the editor what a preset cannot be made without? */
export function hasPort({ pictures, products }: EditorPorts, need: NonNullable<Preset["needs"]>): boolean {
  return need === "products" ? products !== undefined : (pictures?.kinds.includes(need) ?? false);
}
