import type { AnyBlockDefinition } from "../definition/define-block.js";
import type { BlockRegistry } from "../definition/registry.js";
import { fits } from "../props/fits.js";
import type { PropSpec, PropSpecs } from "../props/prop-spec.js";
import type { Block, JsonValue } from "../tree/block.js";
import { advancedSpecs } from "./advanced-specs.js";
import { ignoredSpecs, labelSpecs, lockSpecs, ruleSpecs } from "./extra-specs.js";

/**
 * What any block may carry beside its props, ours or a host's, each part a record of values like `props`:
 * - `tablet`, `mobile`: props that a smaller device shows instead (`tablet` reaches phones too);
 * - `dark`: colours and pictures for readers who have chosen a dark screen;
 * - `advanced`: the box around the block (`advancedSpecs`);
 * - `rules`: when it is shown and for what it is repeated (`ruleSpecs`);
 * - `lock`: what of it may not be changed (`lockSpecs`);
 * - `label`: what people call a section among themselves (`labelSpecs`); it is never sent;
 * - `ignored`: findings of the checks that are left as they are, each with the reason (`ignoredSpecs`).
 */
export const extraParts = ["tablet", "mobile", "dark", "advanced", "rules", "lock", "label", "ignored"] as const;
export type ExtraPart = (typeof extraParts)[number];

/** The parts whose values stand in for props of the block, under another light or on another device. */
export const overrideParts = ["tablet", "mobile", "dark"] as const satisfies readonly ExtraPart[];
export type OverridePart = (typeof overrideParts)[number];

/** Where blocks of a type stand: it decides which extras they may have. */
export type BlockLevel = "root" | "page" | "row" | "column" | "content";

const advancedPrefix = "advanced.";
const none: PropSpecs = {};
const known = new WeakMap<AnyBlockDefinition, Map<ExtraPart, PropSpecs>>();

/** What the blocks of a type may hold in one part of their extras. */
export function extraSpecs(definition: AnyBlockDefinition, part: ExtraPart): PropSpecs {
  const parts = known.get(definition) ?? new Map<ExtraPart, PropSpecs>();
  known.set(definition, parts);
  const specs = parts.get(part) ?? specsFor[part](definition);
  parts.set(part, specs);
  return specs;
}

const specsFor: { readonly [K in ExtraPart]: (definition: AnyBlockDefinition) => PropSpecs } = {
  tablet: (definition) => pickOverrides(definition, variesByDevice),
  mobile: (definition) => pickOverrides(definition, variesByDevice),
  dark: (definition) => pickOverrides(definition, variesInTheDark),
  advanced: (definition) => advancedSpecs[levelOf(definition)],
  rules: (definition) => (["row", "content"].includes(levelOf(definition)) ? ruleSpecs : none),
  lock: (definition) => (levelOf(definition) === "root" ? none : lockSpecs),
  label: (definition) => (levelOf(definition) === "row" ? labelSpecs : none),
  ignored: () => ignoredSpecs,
};

/** Overrides of the advanced sector are stored beside those of props, as `advanced.margin`. */
function pickOverrides(definition: AnyBlockDefinition, varies: (spec: PropSpec) => boolean): PropSpecs {
  const own = Object.entries(definition.props);
  const advanced = Object.entries(extraSpecs(definition, "advanced")).map(([name, spec]) => [advancedPrefix + name, spec] as const);
  return Object.fromEntries([...own, ...advanced].filter(([, spec]) => varies(spec)));
}

/** Spacing, size and alignment: what a phone may have otherwise. */
function variesByDevice(spec: PropSpec): boolean {
  if (spec.kind === "edges") return true;
  return spec.kind === "number" ? spec.unit !== "" && spec.perDevice !== false : spec.kind === "choice" && spec.perDevice === true;
}

function variesInTheDark(spec: PropSpec): boolean {
  return spec.kind === "image" || (spec.kind === "color" && spec.dark);
}

/** Where blocks of this type stand. */
export function levelOf({ within }: AnyBlockDefinition): BlockLevel {
  if (within.length === 0) return "root";
  if (within.includes("cell")) return "content";
  if (within.includes("section")) return "column";
  return within.includes("wrapper") ? "row" : within.includes("root") ? "page" : "content";
}

/** One part of a block's extras as it is stored; empty where there is none, or no record. */
export function storedExtra({ extras }: Pick<Block, "extras">, part: ExtraPart): Readonly<Record<string, JsonValue>> {
  const stored = extras?.[part];
  return isValues(stored) ? stored : nothing;
}

const nothing: Readonly<Record<string, JsonValue>> = {};

export function isValues(value: unknown): value is Readonly<Record<string, JsonValue>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * The block (with all below it) as a smaller device or a dark screen shows it: overrides that fit their specs stand in the place
 * of props. The very same object where nothing is overridden.
 */
export function overrideBlock(block: Block, part: OverridePart, registry: BlockRegistry): Block {
  const definition = registry.get(block.type);
  const own = block.extras && definition ? overrideOne(block, part, definition) : block;
  if (!own.children) return own;
  const children = own.children.map((child) => overrideBlock(child, part, registry));
  return children.every((child, index) => child === own.children?.[index]) ? own : { ...own, children };
}

/**
 * Has this prop another value on some device or in the dark? A block that is built otherwise for some values of a prop must be
 * built the same for all of them where it has several.
 */
export function isOverridden(block: Block, name: string): boolean {
  return block.extras !== undefined && overrideParts.some((part) => storedExtra(block, part)[name] !== undefined);
}

function overrideOne(block: Block, part: OverridePart, definition: AnyBlockDefinition): Block {
  const specs = extraSpecs(definition, part);
  const valid = Object.entries(storedExtra(block, part)).filter(([name, value]) => fits(specs, name, value));
  const advanced = valid.filter(([name]) => name.startsWith(advancedPrefix));
  const props = valid.filter(
    ([name, value]) => !name.startsWith(advancedPrefix) && mayStandFor(block.props[name], definition.props[name], value),
  );
  if (advanced.length + props.length === 0) return block;
  const box = Object.fromEntries(advanced.map(([name, value]) => [name.slice(advancedPrefix.length), value]));
  return {
    ...block,
    props: { ...block.props, ...Object.fromEntries(props) },
    extras: { ...block.extras, advanced: { ...storedExtra(block, "advanced"), ...box } },
  };
}

// A picture only takes the place of a picture: without one a block is built otherwise.
function mayStandFor(own: JsonValue | undefined, spec: PropSpec | undefined, value: JsonValue): boolean {
  return spec?.kind !== "image" || (value !== "" && (own !== undefined && spec.accepts(own) ? own : spec.initial) !== "");
}
