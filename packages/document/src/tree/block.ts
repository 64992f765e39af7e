/** Anything JSON can hold: what a saved prop may be before its spec has looked at it. */
export type JsonValue = string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue };

export type BlockId = string;

/**
 * A node of the block tree. `props` holds only what was set on this block: a prop that is absent
 * inherits from General settings or has its spec's initial value (see `resolveProps`).
 */
export interface Block {
  readonly id: BlockId;
  readonly type: string;
  readonly props: Readonly<Record<string, JsonValue>>;
  /** What any block may have beside its props: overrides for phones and the dark, rules, locks (see `extraParts`). */
  readonly extras?: Readonly<Record<string, JsonValue>>;
  readonly children?: readonly Block[];
}

/** A block without ids: what presets and modules are made of. `plantBlock` gives it ids. */
export interface Blueprint {
  readonly type: string;
  readonly props?: Readonly<Record<string, JsonValue>>;
  readonly extras?: Readonly<Record<string, JsonValue>>;
  readonly children?: readonly Blueprint[];
}

/** The format that this code writes. A document that says more was made by a newer version. */
export const documentVersion = 1;

/** The stored block tree with its General settings: what crosses every border as JSON. */
export interface EmailDocument {
  readonly version: number;
  readonly settings: Readonly<Record<string, JsonValue>>;
  readonly root: Block;
}
