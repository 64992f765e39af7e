import { type Block, type BlockId, type BlockRegistry, type EmailDocument, findBlock } from "@mailwright/document";
import { fitWidths, hasOwnWidth, readWidth, shiftWidths, writeWidth } from "./column-widths.js";
import { writeChildren } from "./tree.js";

interface Rules {
  readonly registry: BlockRegistry;
  readonly newId: () => BlockId;
  /** The tree before the change: what stood there already is left as it is. */
  readonly before: Block;
}

/**
 * Puts in order what a change left behind, in the same undo step: one page wrapper, no section without a column, widths that
 * fill the section after columns came, went or were made wider. Looks at changed blocks only, so a document that was stored out of order stays
 * as it was until somebody touches that very part.
 */
export function normaliseDocument(
  before: EmailDocument,
  after: EmailDocument,
  registry: BlockRegistry,
  newId: () => BlockId,
): EmailDocument {
  if (before.root === after.root) return after;
  const root = normaliseBlock(before.root, after.root, { registry, newId, before: before.root });
  const merged = mergeWrappers(root, before.root);
  return merged === after.root ? after : { ...after, root: merged };
}

function normaliseBlock(before: Block | undefined, after: Block, rules: Rules): Block {
  if (before === after) return after;
  const block = after.type === "section" ? normaliseColumns(before, after, rules) : after;
  if (!block.children || block.children === before?.children) return block;
  const stood = before?.children;
  let known: ReadonlySet<Block> | undefined;
  const isUntouched = (child: Block, index: number) => {
    if (child === stood?.[index]) return true;
    known ??= new Set(stood);
    return known.has(child);
  };
  return replaceChildren(block, (child, index) =>
    isUntouched(child, index) || isLeaf(child) ? child : normaliseBlock(findBefore(child.id, before, rules), child, rules),
  );
}

// Most changed children stand where they stood; looking there first keeps a change cheap in a long document.
function findBefore(id: BlockId, parentBefore: Block | undefined, rules: Rules): Block | undefined {
  return parentBefore?.children?.find((child) => child.id === id) ?? findBlock(rules.before, id);
}

function normaliseColumns(before: Block | undefined, section: Block, { registry, newId }: Rules): Block {
  if (!section.children || section.children.length === 0) {
    return registry.get("cell") ? writeChildren(section, [{ id: newId(), type: "cell", props: {}, children: [] }]) : section;
  }
  const cells = section.children.filter(isCell);
  const cellsBefore = before && new Map((before.children ?? []).filter(isCell).map((cell) => [cell.id, cell]));
  const widths = cells.map((cell) => readWidth(cell, registry));
  const areSame = cellsBefore?.size === cells.length && cells.every(({ id }) => cellsBefore.has(id));
  if (!areSame) {
    const isNew = cells.map(({ id }) => cellsBefore !== undefined && !cellsBefore.has(id));
    return writeWidths(section, fitWidths(widths, isNew), registry);
  }
  const widthsBefore = cells.map((cell) => readWidth(cellsBefore.get(cell.id) ?? cell, registry));
  if (widths.every((width, index) => width === widthsBefore[index])) return section;
  // A column that gives its width back takes an even share of the section.
  const isGivenBack = cells.map((cell) => !hasOwnWidth(cell) && hasOwnWidth(cellsBefore.get(cell.id)));
  const wanted = widths.map((width, index) => (isGivenBack[index] ? 100 / cells.length : width));
  return writeWidths(section, shiftWidths(widthsBefore, wanted), registry);
}

function writeWidths(section: Block, widths: readonly number[], registry: BlockRegistry): Block {
  const cells = (section.children ?? []).filter(isCell);
  return replaceChildren(section, (child) => {
    const width = widths[cells.indexOf(child)];
    return width === undefined ? child : writeWidth(child, width, registry);
  });
}

// Two page wrappers can only come from a host's own change: what the later ones held moves into the first.
function mergeWrappers(root: Block, before: Block): Block {
  if (!root.children || root.children === before.children) return root;
  const [first, ...others] = root.children.filter(isWrapper);
  if (!first || others.length === 0 || (before.children ?? []).filter(isWrapper).length > 1) return root;
  const content = [first, ...others].flatMap((wrapper) => wrapper.children ?? []);
  const kept = root.children.filter((child) => !others.includes(child));
  return writeChildren(
    root,
    kept.map((child) => (child === first ? writeChildren(first, content) : child)),
  );
}

/** The block with each child replaced; the same object where every child stays. */
function replaceChildren(block: Block, replace: (child: Block, index: number) => Block): Block {
  const children = block.children?.map(replace);
  return !children || children.every((child, index) => child === block.children?.[index]) ? block : writeChildren(block, children);
}

const isWrapper = (block: Block) => block.type === "wrapper";
const isCell = (block: Block) => block.type === "cell";
/** There is nothing in it to be put in order, and a new one would be looked for in the whole document. */
const isLeaf = (block: Block) => block.type !== "section" && !block.children?.length;
