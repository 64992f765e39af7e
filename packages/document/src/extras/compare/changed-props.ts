import type { BlockRegistry } from "../../definition/registry.js";
import { resolveProps } from "../../props/resolve-props.js";
import { resolveSettings } from "../../settings/resolve-settings.js";
import type { Block } from "../../tree/block.js";
import { isEqualJson } from "../../tree/equal-json.js";
import { isContentProp } from "../locks.js";

/** Which props of a block differ, by what guards them. */
export interface ChangedProps {
  readonly content: readonly string[];
  readonly style: readonly string[];
  /** The type is not known here, such as a host's own block: what is content cannot be told from what is looks. */
  readonly unknown: readonly string[];
}

/**
 * What somebody changed of a block's props. What follows by itself from another change does not count: a prop that goes back to its initial
 * value because its icon was taken away, a picture that is made anew in another colour, the width that a column has left beside its neighbours.
 */
export function findChangedProps(before: Block, after: Block, registry: BlockRegistry): ChangedProps {
  const names = [...new Set([...Object.keys(before.props), ...Object.keys(after.props)])];
  const changed = names.filter((name) => !isEqualJson(before.props[name], after.props[name]));
  const definition = registry.get(after.type);
  if (!definition || changed.length === 0) return { content: [], style: [], unknown: changed };
  const isMade = (name: string) => definition.props[name]?.kind === "picture";
  const isShare = (name: string) => after.type === "cell" && name === "width";
  const chosen = changed.filter((name) => !isShare(name));
  const values = resolveProps(definition.props, after.props, resolveSettings({}));
  const reset = new Set<string>(definition.resets?.(chosen, values));
  const own = chosen.filter((name) => !(reset.has(name) && after.props[name] === undefined));
  const meant = own.some((name) => !isMade(name)) ? own.filter((name) => !isMade(name)) : own;
  const isContent = (name: string) => {
    const spec = definition.props[name];
    return spec !== undefined && isContentProp(spec);
  };
  return { content: meant.filter(isContent), style: meant.filter((name) => !isContent(name)), unknown: [] };
}
