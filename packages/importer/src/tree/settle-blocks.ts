import {
  type AnyBlockDefinition,
  type BlockSeed,
  type GeneralSettings,
  type JsonValue,
  type ListSpec,
  type PropSpec,
  resolveProps,
} from "@mailwright/document";
import type { ProblemList } from "../source-problem.js";
import type { ClaimedBlock, SeenElement } from "./claim-blocks.js";
import { dropInheritedStyles } from "./drop-inherited-styles.js";
import { fitValue, isSameJson } from "./fit-value.js";
import { completeFromLooks, type Looks, readOverridesOf } from "./read-extras.js";

/** What settling needs beside the elements. */
export interface Settling {
  readonly settings: GeneralSettings;
  /** The same settings in the dark. */
  readonly darkSettings: GeneralSettings;
  readonly looks: Looks;
  readonly problems: ProblemList;
  /** The block that keeps an element which no block has recognised. */
  readonly keep: (element: SeenElement, parentType: string) => BlockSeed;
}

/** Recognised elements → blocks that store only what they would not inherit. */
export function settleBlocks(seen: readonly SeenElement[], parentType: string, settling: Settling): readonly BlockSeed[] {
  return seen.map((element) => (element.definition ? settleBlock(element, settling) : settling.keep(element, parentType)));
}

function settleBlock(found: ClaimedBlock, settling: Settling): BlockSeed {
  const claimed = completeFromLooks(found, settling.looks);
  const { definition, children } = claimed;
  const own = ownProps(claimed, settling);
  const props = dropStyles(definition, own, settling.settings);
  const seed = { type: definition.type, props, ...readOverridesOf(claimed, settling.looks.get(found), own, settling.darkSettings) };
  return children || definition.accepts === "blocks"
    ? { ...seed, children: settleBlocks(children ?? [], definition.type, settling) }
    : seed;
}

function ownProps(claimed: ClaimedBlock, settling: Settling): Record<string, JsonValue> {
  const specs = Object.entries(claimed.definition.props);
  const own: Record<string, JsonValue> = {};
  // Items inherit from the block that they stand in, so they come last.
  for (const [name, spec] of specs.filter(([, { kind }]) => kind !== "list")) settleValue(name, spec, own, claimed, settling);
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
  { definition, reading, element }: ClaimedBlock,
  { settings, problems }: Settling,
): void {
  const value = reading.props[name];
  const inherited = spec.inherits ? spec.inherits(settings, own) : spec.initial;
  if (value === undefined || isSameJson(value, inherited)) return;
  const fitting = fitValue(spec, value);
  if (fitting !== value) problems.add("value-changed", element.start, `${definition.type} ${name}`);
  if (fitting !== undefined && !isSameJson(fitting, inherited)) own[name] = fitting;
}

/** An item stores its title, and what is not as it would be anyway. */
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
