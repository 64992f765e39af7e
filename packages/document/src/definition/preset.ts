import type { PictureKind } from "../pictures/picture-request.js";
import type { Block, BlockId, Blueprint } from "../tree/block.js";

/** Groups of the palette. */
export const presetGroups = ["Basic", "Navigation", "Forms", "Sections", "Extra", "Social", "Products"] as const;
export type PresetGroup = (typeof presetGroups)[number];

/** Rights of a user's plan that blocks may ask for. */
export type Entitlement = "customCode" | "products";

/** What the palette offers: a ready subtree with a name. */
export interface Preset {
  readonly id: string;
  readonly name: string;
  readonly keywords?: string;
  readonly group: PresetGroup;
  /** `advanced` presets show in advanced mode only. */
  readonly mode: "simple" | "advanced";
  /** A right that the user's plan must include; without it the tile is locked. */
  readonly entitlement?: Entitlement;
  /** What the block cannot be made without; where the editor has no such port the tile is hidden. */
  readonly needs?: PictureKind | "products";
  readonly icon: readonly string[];
  readonly makes: () => Blueprint;
}

/** Gives a blueprint its ids. `newId` must never answer twice the same. */
export function plantBlock(blueprint: Blueprint, newId: () => BlockId): Block {
  const planted = {
    id: newId(),
    type: blueprint.type,
    props: blueprint.props ?? {},
    ...(blueprint.extras && { extras: blueprint.extras }),
  };
  return blueprint.children ? { ...planted, children: blueprint.children.map((child) => plantBlock(child, newId)) } : planted;
}

/** The blueprint of a block: what copying, modules and duplicating carry. */
export function blueprintOf(block: Block): Blueprint {
  const blueprint = { type: block.type, props: block.props, ...(block.extras && { extras: block.extras }) };
  return block.children ? { ...blueprint, children: block.children.map(blueprintOf) } : blueprint;
}
