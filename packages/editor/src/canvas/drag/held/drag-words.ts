import { type BlockRegistry, findBlock } from "@mailwright/document";
import type { Dragged, Editor, SlotAddress } from "@mailwright/editing";
import type { Translate } from "@mailwright/ui";
import type { BlockWords } from "../../../base/words/block-words.js";
import type { dragLayerStrings } from "./drag-layer-strings.js";

type Say = Translate<typeof dragLayerStrings.messages>;

/** What the chip shows of the thing being dragged. */
export interface DraggedLook {
  readonly name: string;
  /** SVG path data of the icon. Only for a single block. */
  readonly icon: readonly string[] | undefined;
}

/** The name and icon of what is being dragged. */
export function lookOf(dragged: Dragged, editor: Editor, words: BlockWords, say: Say): DraggedLook {
  if (dragged.kind === "new") return { name: dragged.name, icon: iconOf(editor.registry, dragged.blueprint.type) };
  const [first, ...others] = dragged.blockIds;
  if (others.length > 0) return { name: say("several", { count: dragged.blockIds.length }), icon: undefined };
  const block = first === undefined ? undefined : findBlock(editor.document.get().root, first);
  const definition = block && editor.registry.get(block.type);
  return { name: definition ? words.name(definition) : (block?.type ?? ""), icon: definition?.icon };
}

function iconOf(registry: BlockRegistry, type: string): readonly string[] | undefined {
  return registry.get(type)?.icon;
}

/** A place in words, for people who cannot see the line. */
export function describeSlot({ section, column, position, isGap }: SlotAddress, say: Say): string {
  if (section === undefined) return say("canvas");
  if (column === undefined) return isGap ? say("gap", { section }) : say("placeColumn", { section, column: 1 });
  if (position === undefined) return isGap ? say("gapColumn", { section, column }) : say("placeColumn", { section, column });
  return say("place", { section, column, position });
}
