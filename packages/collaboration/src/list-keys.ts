import type { BlockId } from "@mailwright/document";

// A list (the links of a menu, questions and answers) is kept item by item, each with an id of its own that no stored document has:
//
//   ID:i:PROP                    the list is set, by whoever wrote it last: see `markOf`. Without it the items are those that the block shows while nothing is set
//   ID:i:PROP:ITEM:@             the item's order key; without it the item was taken away
//   ID:i:PROP:ITEM:m:MEMBER      one member of an item
//   ID:w:PROP:ITEM:MEMBER        the letters of a member that is written in place, as in `shared-texts.ts`

/** What a key of a list is about. */
export interface ListKey {
  readonly blockId: BlockId;
  readonly prop: string;
  /** Absent: the list as a whole. */
  readonly item?: string;
  /** Absent: the place of the item. */
  readonly member?: string;
}

const listKey = /^([^:]+):i:([\w-]{1,64})(?::([0-9A-Za-z]{1,32}):(?:@|m:(.*)))?$/s;

/** What this key of a list is about; undefined: it is none. */
export function readListKey(key: string): ListKey | undefined {
  const [, blockId, prop, item, member] = listKey.exec(key) ?? [];
  if (blockId === undefined || prop === undefined) return undefined;
  return { blockId, prop, ...(item !== undefined && { item }), ...(member !== undefined && { member }) };
}

export const listMarkKey = (id: BlockId, prop: string) => `${id}:i:${prop}`;
export const itemOrderKey = (id: BlockId, prop: string, item: string) => `${id}:i:${prop}:${item}:@`;
export const itemMemberKey = (id: BlockId, prop: string, item: string, member: string) => `${id}:i:${prop}:${item}:m:${member}`;

/** What a list is marked with: another word each time that somebody writes in it. Loose: there are more or fewer items than there may be, as they were stored. */
export function markOf(isLoose: boolean, word: string): string {
  return (isLoose ? "~" : "") + word;
}

export function isLooseMark(mark: string | undefined): boolean {
  return mark?.startsWith("~") === true;
}
