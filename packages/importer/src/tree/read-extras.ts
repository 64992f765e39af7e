import {
  type Blueprint,
  extraParts,
  extraSpecs,
  fits,
  type GeneralSettings,
  type JsonValue,
  type OverridePart,
  type PropSpec,
  storedExtra,
} from "@mailwright/document";
import type { ClaimedBlock, SeenElement } from "./claim-blocks.js";
import { fitValue, isSameJson } from "./fit-value.js";

/** The same blocks as they look on other devices and in the dark. */
export type Looks = ReadonlyMap<ClaimedBlock, BlockLooks>;
export type BlockLooks = Readonly<Partial<Record<OverridePart, ClaimedBlock>>>;

/** Finds the same block in the readings of the other devices and of dark mode. These readings have the same structure. */
export function pairLooks(seen: readonly SeenElement[], variants: Readonly<Partial<Record<OverridePart, readonly SeenElement[]>>>): Looks {
  const looks = new Map<ClaimedBlock, Partial<Record<OverridePart, ClaimedBlock>>>();
  const pair = (part: OverridePart, ours: readonly SeenElement[], theirs: readonly SeenElement[]): void => {
    ours.forEach((own, index) => {
      const other = theirs[index];
      if (!own.definition || other?.definition !== own.definition) return;
      looks.set(own, { ...looks.get(own), [part]: other });
      pair(part, own.children ?? [], other.children ?? []);
    });
  };
  for (const part of ["tablet", "mobile", "dark"] as const) pair(part, seen, variants[part] ?? []);
  return looks;
}

/** The colour of a border can only be read where the border has a width, which may be so on one device and not on another. */
export function completeFromLooks(base: ClaimedBlock, looks: Looks): ClaimedBlock {
  const shown = Object.values(looks.get(base) ?? {}).flatMap(({ reading }) => Object.entries(reading.props));
  if (shown.length === 0) return base;
  const missing = shown.filter(([name, value]) => value !== undefined && base.reading.props[name] === undefined);
  return { ...base, reading: { ...base.reading, props: { ...base.reading.props, ...Object.fromEntries(missing.reverse()) } } };
}

/** The `extras` of a block: from the compiler's stamp, or else from what it shows differently on another device or in dark mode. */
export function readExtrasOf(
  base: ClaimedBlock,
  looks: BlockLooks | undefined,
  own: Readonly<Record<string, JsonValue>>,
  { darkSettings, isStamped }: { readonly darkSettings: GeneralSettings; readonly isStamped: boolean },
): Pick<Blueprint, "extras"> {
  const parts = isStamped ? stampedExtras(base) : { ...shownOverrides(base, looks, own, darkSettings), ...stampedExtras(base) };
  const extras = Object.fromEntries(
    Object.entries({ ...parts, ...(base.element.box && { advanced: boxOf(base) }), rules: rulesOf(base) }).filter(
      ([, values]) => Object.keys(values).length > 0,
    ),
  );
  return Object.keys(extras).length > 0 ? { extras } : {};
}

function shownOverrides(
  base: ClaimedBlock,
  { tablet, mobile, dark }: BlockLooks = {},
  own: Readonly<Record<string, JsonValue>>,
  darkSettings: GeneralSettings,
): Readonly<Record<OverridePart, Record<string, JsonValue>>> {
  const shown = (name: string) => shownBy(base, name);
  const inTheDark = (name: string, spec: PropSpec) => own[name] ?? (spec.inherits ? spec.inherits(darkSettings, own) : spec.initial);
  return {
    tablet: differences(base, "tablet", tablet, shown),
    // A phone takes the tablet's look where it has none of its own.
    mobile: differences(base, "mobile", mobile, (name) => (tablet && shownBy(tablet, name)) ?? shown(name)),
    dark: differences(base, "dark", dark, inTheDark),
  };
}

function stampedExtras({ definition, stamp }: ClaimedBlock): Record<string, Record<string, JsonValue>> {
  const extras = stamp?.extras ?? {};
  const parts = Object.keys(extras).flatMap((name) => {
    const part = extraParts.find((each) => each === name && each !== "rules");
    if (!part) return [];
    const specs = extraSpecs(definition, part);
    const values = Object.entries(storedExtra({ extras }, part)).filter(([each, value]) => specs[each]?.accepts(value));
    return [[part, Object.fromEntries(values)] as const];
  });
  return Object.fromEntries(parts);
}

/** What a block shows: of itself, or around it. */
function shownBy({ reading, element: { box } }: ClaimedBlock, name: string): unknown {
  return name.startsWith(advancedPrefix) ? box?.[name.slice(advancedPrefix.length)] : reading.props[name];
}

const advancedPrefix = "advanced.";

/** What is drawn around a block, without what would be so anyway. */
function boxOf({ definition, element: { box = {} } }: ClaimedBlock): Record<string, JsonValue> {
  const specs = extraSpecs(definition, "advanced");
  const values = Object.entries(box).flatMap(([name, value]) => {
    const spec = specs[name];
    const fitting = spec && !isSameJson(value, spec.initial) ? fitValue(spec, value) : undefined;
    return fitting === undefined ? [] : [[name, fitting] as const];
  });
  return Object.fromEntries(values);
}

function rulesOf({ definition, rules = {} }: ClaimedBlock): Record<string, JsonValue> {
  const specs = extraSpecs(definition, "rules");
  const fitting = Object.entries(rules).filter(([name, value]) => fits(specs, name, value) && value !== specs[name]?.initial);
  return Object.fromEntries(fitting);
}

function differences(
  { definition }: ClaimedBlock,
  part: OverridePart,
  look: ClaimedBlock | undefined,
  otherwise: (name: string, spec: PropSpec) => unknown,
): Record<string, JsonValue> {
  const values: Record<string, JsonValue> = {};
  for (const [name, spec] of Object.entries(look ? extraSpecs(definition, part) : {})) {
    const value = look && shownBy(look, name);
    const fitting = value === undefined || isSameJson(value, otherwise(name, spec)) ? undefined : fitValue(spec, value);
    if (fitting !== undefined) values[name] = fitting;
  }
  return values;
}
