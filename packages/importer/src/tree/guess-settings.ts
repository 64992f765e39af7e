import { type GeneralSettings, generalSettingsSpecs, type JsonValue, type PropSpec, resolveSettings } from "@mailwright/document";
import { readColor } from "../values/looks.js";
import type { ClaimedBlock, SeenElement } from "./claim-blocks.js";
import type { Looks } from "./read-extras.js";

/**
 * Settings that can be told from a difference between light and dark: a link in a text has another colour in dark mode only because of
 * General settings, never because of its own style.
 */
export function findChanging(looks: Looks): { readonly light: Record<string, JsonValue>; readonly dark: Record<string, JsonValue> } {
  const found: { light: Record<string, JsonValue>; dark: Record<string, JsonValue> } = { light: {}, dark: {} };
  for (const [base, { dark }] of looks) {
    const inTheDark = new Map(Object.entries(dark?.reading.settings ?? {}));
    for (const [name, value] of Object.entries(base.reading.settings ?? {})) {
      const other = inTheDark.get(name);
      if (typeof value !== "string" || typeof other !== "string" || value === other) continue;
      found.light[name] = readColor(value);
      found.dark[name] = readColor(other);
    }
  }
  return found;
}

type Votes = Map<string, Map<JsonValue, number>>;

/**
 * The General settings that an email was probably made with. A value that only a setting can have caused decides (each block names such
 * values). Otherwise the value that most of the inheriting blocks show is taken: these blocks then need not store it, and they follow the
 * setting when somebody changes it.
 */
export function guessSettings(seen: readonly SeenElement[]): Record<string, JsonValue> {
  const certain: Votes = new Map();
  const likely: Votes = new Map();
  const look = (element: SeenElement): void => {
    if (!element.definition) return;
    for (const [name, value] of Object.entries(element.reading.settings ?? {}))
      if (value !== undefined) vote(certain, name, typeof value === "string" ? readColor(value) : value);
    voteForInherited(certain, likely, element);
    element.children?.forEach(look);
  };
  seen.forEach(look);
  const settings: Record<string, JsonValue> = {};
  for (const [name, spec] of Object.entries<PropSpec>(generalSettingsSpecs)) {
    const value = mostFrequent(certain.get(name)) ?? mostFrequent(likely.get(name));
    if (value !== undefined && value !== spec.initial) settings[name] = value;
  }
  return settings;
}

function vote(votes: Votes, name: string, value: JsonValue): void {
  const spec: PropSpec | undefined = Object.entries<PropSpec>(generalSettingsSpecs).find(([known]) => known === name)?.[1];
  if (!spec?.accepts(value)) return;
  const counts = votes.get(name) ?? new Map<JsonValue, number>();
  counts.set(value, (counts.get(value) ?? 0) + 1);
  votes.set(name, counts);
}

/** A block cannot store a value that its own spec does not allow, so such a value must be inherited. */
function voteForInherited(certain: Votes, likely: Votes, { definition, reading }: ClaimedBlock): void {
  for (const [name, spec] of Object.entries(definition.props)) {
    const value = reading.props[name];
    const setting = spec.inherits && value !== undefined ? settingBehind(spec, reading.props) : undefined;
    if (!setting || (typeof value !== "string" && typeof value !== "number" && typeof value !== "boolean")) continue;
    vote(spec.accepts(value) ? likely : certain, setting, value);
  }
}

const initialSettings = resolveSettings({});

/** The setting whose value a prop takes over as it is; found by watching which one is read. */
function settingBehind({ inherits }: PropSpec, own: Readonly<Record<string, unknown>>): string | undefined {
  const names: string[] = [];
  const watched: GeneralSettings = new Proxy(initialSettings, {
    get(target, name) {
      names.push(String(name));
      return Reflect.get(target, name);
    },
  });
  const value: unknown = inherits?.(watched, own);
  const [name, ...others] = names;
  return name !== undefined && others.length === 0 && Reflect.get(initialSettings, name) === value ? name : undefined;
}

function mostFrequent(counts: ReadonlyMap<JsonValue, number> | undefined): JsonValue | undefined {
  let found: JsonValue | undefined;
  let most = 0;
  for (const [value, count] of counts ?? []) {
    if (count > most) [found, most] = [value, count];
  }
  return found;
}
