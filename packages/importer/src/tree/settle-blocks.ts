import {
  type AnyBlockDefinition,
  type Blueprint,
  extraSpecs,
  fits,
  type GeneralSettings,
  type JsonValue,
  type ListSpec,
  type PropSpec,
  resolveProps,
  storedExtra,
} from "@mailwright/document";
import { hiddenProps } from "../compiled/read-stamp.js";
import type { ProblemList } from "../markup/source-problem.js";
import type { InPieces } from "../pieces/in-pieces.js";
import { isSameInHtml } from "../values/looks.js";
import type { ClaimedBlock, SeenElement } from "./claim-blocks.js";
import { dropInheritedStyles } from "./drop-inherited-styles.js";
import { fitValue, isSameJson } from "./fit-value.js";
import { completeFromLooks, type Looks, readExtrasOf } from "./read-extras.js";

/** What settling needs beside the elements. */
export interface Settling {
  readonly settings: GeneralSettings;
  /** The same settings in the dark. */
  readonly darkSettings: GeneralSettings;
  /** Has the compiler stamped what an email does not show? Then there is nothing to guess. */
  readonly isStamped: boolean;
  /** HTML of ours without a rule for the dark: every block looks there as it does in the light, whatever its settings say. */
  readonly isSameInTheDark: boolean;
  readonly looks: Looks;
  readonly problems: ProblemList;
  /** The block that keeps an element which no block has recognised. */
  readonly keep: (element: SeenElement, parentType: string) => Blueprint;
}

/** Recognised elements → blocks that store only what they would not inherit. */
export function* settleBlocks(seen: readonly SeenElement[], parentType: string, settling: Settling): InPieces<readonly Blueprint[]> {
  const blueprints: Blueprint[] = [];
  for (const element of seen) {
    blueprints.push(element.definition ? yield* settleBlock(element, settling) : settling.keep(element, parentType));
    yield undefined;
  }
  return blueprints;
}

function* settleBlock(found: ClaimedBlock, around: Settling): InPieces<Blueprint> {
  const settling = withDirection(around, found);
  const claimed = completeFromLooks(found, settling.looks);
  const { definition, children } = claimed;
  const inTheDark = settling.isSameInTheDark ? claimed : settling.looks.get(found)?.dark;
  const own = restoreStamped(claimed, ownProps(claimed, settling, inTheDark));
  const props = dropStyles(definition, own, settling.settings);
  const blueprint = { type: definition.type, props, ...readExtrasOf(claimed, settling.looks.get(found), own, settling) };
  return children || definition.accepts === "blocks"
    ? { ...blueprint, children: yield* settleBlocks(children ?? [], definition.type, settling) }
    : blueprint;
}

/** What a block inherits depends on its text direction, which its advanced sector may turn. */
function withDirection(settling: Settling, { definition, stamp }: ClaimedBlock): Settling {
  const spec = extraSpecs(definition, "advanced")["direction"];
  const dir = storedExtra({ extras: stamp?.extras ?? {} }, "advanced")["direction"];
  if (!spec?.accepts(dir) || (dir !== "ltr" && dir !== "rtl")) return settling;
  return { ...settling, settings: { ...settling.settings, dir }, darkSettings: { ...settling.darkSettings, dir } };
}

/** What a stamp holds comes back as it was stored, also where the block would inherit it anyway. */
function restoreStamped({ definition, stamp }: ClaimedBlock, own: Record<string, JsonValue>): Record<string, JsonValue> {
  if (!stamp) return own;
  const hidden = hiddenProps(definition, stamp);
  const stored = Object.entries(stamp.props ?? {}).filter(([name, value]) => hidden.includes(name) && fits(definition.props, name, value));
  const shown = Object.entries(own).filter(([name]) => !hidden.includes(name));
  return Object.fromEntries([...stored, ...shown]);
}

function ownProps(claimed: ClaimedBlock, settling: Settling, inTheDark: ClaimedBlock | undefined): Record<string, JsonValue> {
  const specs = Object.entries(claimed.definition.props);
  const own: Record<string, JsonValue> = {};
  // Items inherit from the block that they stand in, so they come last.
  for (const [name, spec] of specs.filter(([, { kind }]) => kind !== "list")) settleValue(name, spec, own, claimed, settling, inTheDark);
  for (const [name, spec] of specs) {
    const items = claimed.reading.props[name];
    if (spec.kind !== "list" || !spec.accepts(items)) continue;
    const stored = items.map((item) => ownMembers(spec, item, own, settling.settings));
    if (!isSameJson(stored, spec.initial)) own[name] = stored;
  }
  return own;
}

function settleValue(
  name: string,
  spec: PropSpec,
  own: Record<string, JsonValue>,
  { definition, reading, element, stamp }: ClaimedBlock,
  { settings, darkSettings, problems }: Settling,
  inTheDark: ClaimedBlock | undefined,
): void {
  const value = reading.props[name];
  // Only HTML looks different in the dark.
  const isSame = (one: unknown) => isSameJson(one, value) || (inTheDark !== undefined && isSameInHtml(one, value));
  const inherited = spec.inherits ? spec.inherits(settings, own) : spec.initial;
  // The inherited value changes in dark mode and this one does not: so it is the block's own, although both are the same in light mode.
  const isStampedForTheDark = storedExtra({ extras: stamp?.extras ?? {} }, "dark")[name] !== undefined;
  const staysInTheDark = spec.inherits && inTheDark && !isStampedForTheDark && isSame(inTheDark.reading.props[name]);
  const isOwn = staysInTheDark && !isSame(spec.inherits?.(darkSettings, own));
  if (value === undefined || (isSame(inherited) && !isOwn)) return;
  const fitting = fitValue(spec, value);
  if (fitting !== value) problems.add("value-changed", element.start, `${definition.type} ${name}`);
  if (fitting !== undefined && (isOwn || !isSameJson(fitting, inherited))) own[name] = fitting;
}

/** An item of a list stores its title, and only those other values that differ from what it would inherit. */
function ownMembers(
  { item: specs, title }: ListSpec,
  item: Readonly<Record<string, unknown>>,
  block: Readonly<Record<string, JsonValue>>,
  settings: GeneralSettings,
): Record<string, JsonValue> {
  const members: Record<string, JsonValue> = {};
  for (const [name, spec] of Object.entries(specs)) {
    const value = item[name];
    const fitting = value === undefined ? undefined : fitValue(spec, value);
    const inherited = spec.inherits ? spec.inherits(settings, block) : spec.initial;
    if (fitting !== undefined && (name === title || !isSameJson(fitting, inherited))) members[name] = fitting;
  }
  return members;
}

/** Rich text carries, on each element, the styles that its block gives it; stored, it has only those of its own. */
function dropStyles(
  { editable, props: specs }: AnyBlockDefinition,
  own: Record<string, JsonValue>,
  settings: GeneralSettings,
): Record<string, JsonValue> {
  const html = editable && own[editable.prop];
  if (!editable?.styles || typeof html !== "string") return own;
  const text = dropInheritedStyles(html, editable.styles(resolveProps(specs, own, settings), settings));
  if (text === specs[editable.prop]?.initial) {
    const { [editable.prop]: _, ...rest } = own;
    return rest;
  }
  return { ...own, [editable.prop]: text };
}
