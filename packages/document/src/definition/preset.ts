import type { PictureKind } from "../pictures/picture-request.js";
import type { Block, BlockId, BlockSeed } from "../tree/block.js";

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
  readonly makes: () => BlockSeed;
}

/** Gives a seed its ids. `newId` must never answer twice the same. */
export function plantBlock(seed: BlockSeed, newId: () => BlockId): Block {
  const planted = { id: newId(), type: seed.type, props: seed.props ?? {}, ...(seed.extras && { extras: seed.extras }) };
  return seed.children ? { ...planted, children: seed.children.map((child) => plantBlock(child, newId)) } : planted;
}

/** The seed of a block: what copying, modules and duplicating carry. */
export function seedOf(block: Block): BlockSeed {
  const seed = { type: block.type, props: block.props, ...(block.extras && { extras: block.extras }) };
  return block.children ? { ...seed, children: block.children.map(seedOf) } : seed;
}
