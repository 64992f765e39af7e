import type { GeneralSettings } from "./general-settings.js";
import type { ListSpec, PropSpec, PropSpecs, Values } from "./prop-spec.js";

/** Where a resolved value comes from. `invalid`: the stored value is kept but does not fit its spec, so it is not used. */
export type PropOrigin = "own" | "inherited" | "initial" | "invalid";

/**
 * A block's values in full: its own where they fit their spec, else inherited from General settings, else initial. Never
 * throws and never changes what is stored, so a wrong value survives saving until somebody sets the prop.
 */
export function resolveProps<P extends PropSpecs>(
  specs: P,
  own: Readonly<Record<string, unknown>>,
  settings: GeneralSettings | undefined,
): Values<P> {
  const values: Record<string, unknown> = {};
  for (const name in specs) {
    const spec = specs[name];
    if (spec) values[name] = resolveProp(spec, own[name], own, settings);
  }
  return values as Values<P>;
}

function resolveProp(
  spec: PropSpec,
  value: unknown,
  own: Readonly<Record<string, unknown>>,
  settings: GeneralSettings | undefined,
): unknown {
  if (spec.kind === "list") return resolveItems(spec, value, own, settings);
  if (value !== undefined && spec.accepts(value)) return value;
  return settings && spec.inherits ? spec.inherits(settings, own) : spec.initial;
}

// Member by member: one network that we do not know must not cost the others. Members inherit from the block's own props too.
function resolveItems(
  { item: specs, initial, accepts }: ListSpec,
  value: unknown,
  own: Readonly<Record<string, unknown>>,
  settings: GeneralSettings | undefined,
): unknown {
  const items: readonly Readonly<Record<string, unknown>>[] = accepts(value) ? value : initial;
  const names = Object.entries(specs);
  return items.map((item) => Object.fromEntries(names.map(([name, spec]) => [name, resolveProp(spec, item[name], own, settings)])));
}

/** Says whether a prop's value is the block's own, for the badge and the reset button beside its field. */
export function propOrigin(spec: PropSpec, value: unknown): PropOrigin {
  if (value === undefined) return spec.inherits ? "inherited" : "initial";
  return spec.accepts(value) ? "own" : "invalid";
}
