import type { BlockId, BlockSeed, ExtraPart, JsonValue } from "@mailwright/document";
import type { DropTarget } from "../tree/drop-target.js";
import type { Device, Scheme } from "../view-state/session-store.js";

export const directions = ["up", "down", "left", "right"] as const;
export type Direction = (typeof directions)[number];

export const selectSteps = ["next", "previous", "parent", "child", "extend-next", "extend-previous", "all", "none"] as const;
export type SelectStep = (typeof selectSteps)[number];

/** Blocks to work on; absent: what is selected. */
export interface OnBlocks {
  readonly blockIds?: readonly BlockId[];
}

/** What each command is given, by its id. */
export interface CommandArguments {
  /** `preset.makes()` or a module gives the seed; `entitlement` is the preset's. No target: after the selection. Answers the block's id. */
  readonly "insert-block": { readonly seed: BlockSeed; readonly target?: DropTarget; readonly entitlement?: string };
  readonly "move-block": OnBlocks & { readonly target: DropTarget };
  readonly "move-block-step": OnBlocks & { readonly direction: Direction };
  readonly "duplicate-block": OnBlocks | undefined;
  readonly "remove-block": OnBlocks | undefined;
  /** `undefined` (over a bridge: `null`) gives a prop back to what it inherits. One `mergeKey` per gesture, such as `padding:12`. */
  readonly "set-props": OnBlocks & { readonly props: Readonly<Record<string, JsonValue | undefined>>; readonly mergeKey?: string };
  /** Sets values in one part of what blocks have beside their props (`extraParts`); `undefined` or `null` takes one away. */
  readonly "set-extras": OnBlocks & {
    readonly part: ExtraPart;
    readonly values: Readonly<Record<string, JsonValue | undefined>>;
    readonly mergeKey?: string;
  };
  /** With `part: "dark"`, colours for dark screens. */
  readonly "set-settings": {
    readonly settings: Readonly<Record<string, JsonValue | undefined>>;
    readonly part?: "dark";
    readonly mergeKey?: string;
  };
  /** `html` is an editor's own, sanitised HTML of the block's editable prop. */
  readonly "set-text": { readonly blockId: BlockId; readonly html: string; readonly mergeKey?: string };
  /** Answers the text for the system's clipboard (a `copy` event puts it there as `blocksMime` and as `text/plain`). */
  readonly "copy-blocks": OnBlocks | undefined;
  readonly "cut-blocks": OnBlocks | undefined;
  /** `text` from a paste event; absent: what was copied in this editor. Answers the new ids. */
  readonly "paste-blocks": { readonly text?: string; readonly target?: DropTarget } | undefined;
  readonly "copy-style": OnBlocks | undefined;
  readonly "paste-style": (OnBlocks & { readonly text?: string }) | undefined;
  /**
   * These blocks, or a step from what is selected. `extend` keeps what was selected, `toggle` adds or takes away,
   * `range` goes from what leads to the first of these, where both stand in the same block, and is `extend` elsewhere.
   */
  readonly select:
    | { readonly blockIds: readonly BlockId[]; readonly how?: "replace" | "extend" | "toggle" | "range" }
    | { readonly step: SelectStep };
  readonly undo: undefined;
  readonly redo: undefined;
  readonly "set-device": { readonly device: Device };
  readonly "set-scheme": { readonly scheme: Scheme };
  readonly "zoom-in": undefined;
  readonly "zoom-out": undefined;
  readonly "zoom-reset": undefined;
  readonly "zoom-fit": undefined;
  readonly "toggle-borders": undefined;
  readonly clear: undefined;
  /** In the section of the selection, or this one; `index` absent: after the selected column, else last. */
  readonly "add-column": { readonly sectionId?: BlockId; readonly index?: number } | undefined;
  readonly "remove-column": { readonly cellId?: BlockId } | undefined;
  /** One width in percent per column. Content of columns that go away moves to the last one that stays. */
  readonly "set-columns": { readonly sectionId?: BlockId; readonly widths: readonly number[] };
}

export type CommandId = keyof CommandArguments;
