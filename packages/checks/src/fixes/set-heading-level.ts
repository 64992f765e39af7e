import { type JsonValue, resolveProps, resolveSettings } from "@mailwright/document";
import type { Fixer } from "./fixer.js";

/** Gives a heading another level and keeps its look: what it inherited from the settings of its level becomes its own. */
export const setHeadingLevel: Fixer = (block, { level }, { registry, document }) => {
  const definition = registry.get(block.type);
  if (!definition) return block;
  const settings = resolveSettings(document.settings);
  const props: Record<string, JsonValue> = { ...block.props, level: `h${level}` };
  const before = resolveProps(definition.props, block.props, settings);
  const after = resolveProps(definition.props, props, settings);
  for (const name of Object.keys(definition.props)) {
    const value = before[name];
    if (name === "level" || value === after[name]) continue;
    if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") props[name] = value;
  }
  return { ...block, props };
};
