import type { Block, BlockRegistry, EmailDocument } from "@mailwright/document";
import { placeTogether } from "../tree/place.js";
import { type DraggedBlocks, findDragged } from "./dragged-blocks.js";
import type { Dragged, DropSlot, SlotAddress } from "./drop.js";

interface Survey {
  readonly root: Block;
  readonly registry: BlockRegistry;
  readonly blocks: DraggedBlocks;
  readonly slots: DropSlot[];
}

type Around = Pick<SlotAddress, "section" | "column">;

/** Every place where it may go, in document order: what the arrow keys step through while dragging by keyboard. */
export function dropSlots(document: EmailDocument, registry: BlockRegistry, dragged: Dragged): readonly DropSlot[] {
  const { root } = document;
  const survey: Survey = { root, registry, blocks: findDragged(root, dragged), slots: [] };
  collectSlots(survey, root, {});
  return survey.slots;
}

function collectSlots(survey: Survey, parent: Block, around: Around): void {
  const children = parent.children ?? [];
  const place = placeTogether(survey.root, survey.registry, parent, 0, survey.blocks.types, survey.blocks.moving);
  // New blocks are made between sections only: beside the columns of a section would be one place too many to step through.
  const isGap = place.ok && place.wrap.length > 0;
  const isOpen = place.ok && !(isGap && parent.type === "section");
  for (let index = 0, number = 1; index <= children.length; index++) {
    if (isOpen) addSlot(survey, parent, index, addressAt(parent, number, around, isGap));
    const child = children[index];
    if (!child || survey.blocks.moving.includes(child)) continue;
    collectSlots(survey, child, addressIn(parent, index, around));
    number++;
  }
}

function addSlot({ blocks, slots }: Survey, parent: Block, index: number, address: SlotAddress): void {
  const { moving } = blocks;
  const [previous, next] = [parent.children?.[index - 1], parent.children?.[index]];
  // Before and after a moving block is the same place: where it is now.
  if (previous && moving.includes(previous) && !address.isGap) return;
  const isCurrent = !address.isGap && next !== undefined && next === moving[0];
  slots.push({ target: { parentId: parent.id, index }, address, isCurrent });
}

function addressAt(parent: Block, number: number, around: Around, isGap: boolean): SlotAddress {
  if (parent.type === "wrapper") return { ...around, section: number, isGap };
  if (parent.type === "section") return { ...around, column: number, isGap };
  return parent.type === "root" ? { isGap } : { ...around, position: number, isGap };
}

function addressIn(parent: Block, index: number, around: Around): Around {
  if (parent.type === "wrapper") return { ...around, section: index + 1 };
  return parent.type === "section" ? { ...around, column: index + 1 } : around;
}
