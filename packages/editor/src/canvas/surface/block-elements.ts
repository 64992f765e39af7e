import { type Block, type BlockId, type BlockRegistry, walkBlocks } from "@mailwright/document";
import { blockIdAttribute } from "../mail/morph.js";
import type { MailWords } from "../words/mail-words.js";
import { emptyPlace, showPlaceholder } from "./empty-place.js";
import { keepTurned } from "./reader-controls.js";

/** Which elements stand for which block, and what assistive technology is told about them. */
export interface BlockElements {
  /** Reads a row that was just patched, and sets the accessible names of its blocks. */
  read(row: HTMLElement, block: Block): void;
  /** Sets the accessible names of the blocks around the rows. */
  readFrame(viewport: HTMLElement, blocks: readonly Block[]): void;
  forget(row: HTMLElement): void;
  /** Uses other words from now on. Names that were set already must be set again by `read`. */
  setWords(words: MailWords): void;
  /** All elements of a block. The first one takes the focus. */
  elementsOf(blockId: BlockId): readonly HTMLElement[];
  /** Makes one block the one that the Tab key stops at. */
  setTabStop(blockId: BlockId | undefined): void;
}

interface Options {
  readonly registry: BlockRegistry;
  readonly words: MailWords;
}

/** Keeps the index of block elements, row by row. */
export function createBlockElements({ registry, ...options }: Options): BlockElements {
  const elements = new Map<BlockId, readonly HTMLElement[]>();
  const idsIn = new WeakMap<HTMLElement, readonly BlockId[]>();
  let { words } = options;
  let tabStop: BlockId | undefined;

  const forget = (row: HTMLElement) => {
    for (const id of idsIn.get(row) ?? []) {
      // The block was moved to another row, which has listed it already.
      const element = elements.get(id)?.[0];
      if (!element?.isConnected || row.contains(element)) elements.delete(id);
    }
    idsIn.delete(row);
  };
  const name = (element: HTMLElement | undefined, block: Block) => {
    if (!element) return;
    setAttribute(element, "role", "group");
    setAttribute(element, "aria-label", words.nameOf(block));
    setAttribute(element, "data-block-type", block.type);
    setAttribute(element, "tabindex", block.id === tabStop ? "0" : "-1");
    showPlaceholder(element, emptyPlace(block, registry), words);
  };

  return {
    read(container, block) {
      forget(container);
      const found = collectElements(container);
      idsIn.set(container, [...found.keys()]);
      for (const [id, list] of found) elements.set(id, list);
      walkBlocks(block, (each) => {
        name(found.get(each.id)?.[0], each);
        return undefined;
      });
      nameWhatIsNotDrawn(container, words);
      quietLinks(container);
      keepTurned(container);
    },
    readFrame(viewport, blocks) {
      for (const block of blocks) {
        const element = viewport.querySelector<HTMLElement>(`[${blockIdAttribute}="${block.id}"]`);
        if (element) elements.set(block.id, [element]);
        else elements.delete(block.id);
        name(element ?? undefined, block);
      }
    },
    forget,
    setWords(next) {
      words = next;
    },
    elementsOf: (blockId) => elements.get(blockId) ?? none,
    setTabStop(blockId) {
      if (tabStop !== undefined) setAttribute(elements.get(tabStop)?.[0], "tabindex", "-1");
      tabStop = blockId;
      if (blockId !== undefined) setAttribute(elements.get(blockId)?.[0], "tabindex", "0");
    },
  };
}

const none: readonly HTMLElement[] = [];

/** Says what a block is in the place of one that the canvas cannot draw. */
function nameWhatIsNotDrawn(container: HTMLElement, words: MailWords): void {
  for (const placeholder of container.querySelectorAll<HTMLElement>("[data-mw-placeholder]")) {
    const type = placeholder.closest<HTMLElement>("[data-block-type]")?.dataset["blockType"] ?? "";
    placeholder.textContent = words.notDrawn(placeholder.dataset["mwPlaceholder"] ?? "", type);
  }
}

/** Links and the dots of a carousel are reached through their block: a click must not focus them, and Tab must not stop at each of them. */
function quietLinks(container: HTMLElement): void {
  for (const link of container.querySelectorAll(":is(a[href], area[href], input):not([tabindex])")) {
    link.setAttribute("tabindex", "-1");
  }
}

function collectElements(container: HTMLElement): Map<BlockId, HTMLElement[]> {
  const found = new Map<BlockId, HTMLElement[]>();
  const add = (element: HTMLElement) => {
    const id = element.getAttribute(blockIdAttribute);
    if (id === null) return;
    const list = found.get(id);
    if (list) list.push(element);
    else found.set(id, [element]);
  };
  add(container);
  for (const element of container.querySelectorAll<HTMLElement>(`[${blockIdAttribute}]`)) add(element);
  return found;
}

function setAttribute(element: HTMLElement | undefined, name: string, value: string): void {
  if (element && element.getAttribute(name) !== value) element.setAttribute(name, value);
}
