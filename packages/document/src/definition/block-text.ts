import { htmlToPlainText } from "../html/plain-text.js";
import { resolveProps } from "../props/resolve-props.js";
import { resolveSettings } from "../settings/resolve-settings.js";
import type { Block } from "../tree/block.js";
import type { BlockRegistry } from "./registry.js";

const labelMaxLength = 60;

/** A block's words in short (its text or alt text), for accessible names, layers and the path; empty where it has none. */
export function blockText(block: Block, registry: BlockRegistry): string {
  const definition = registry.get(block.type);
  if (!definition) return "";
  const values = resolveProps(definition.props, block.props, resolveSettings({}));
  const html = definition.editable ? values[definition.editable.prop] : undefined;
  const text = definition.label ? definition.label(values) : typeof html === "string" ? htmlToPlainText(html) : "";
  const short = text.replace(/\s+/g, " ").trim();
  return short.length > labelMaxLength ? `${short.slice(0, labelMaxLength - 1)}…` : short;
}
