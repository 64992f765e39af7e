import { type Block, type BlockRegistry, type EmailDocument, overrideBlock, resolveDarkSettings } from "@mailwright/document";

const darkRows = new WeakMap<Block, Block>();
const darkSettings = new WeakMap<EmailDocument["settings"], EmailDocument["settings"]>();

/**
 * The email as a dark screen shows it, its dark colours in the place of the others; nothing where it has none. Rows without any stay
 * the same objects, and so does what was made of the others.
 */
export function inTheDark(document: EmailDocument, registry: BlockRegistry): EmailDocument | undefined {
  const settings = settingsInTheDark(document.settings);
  const root = overrideAbove(document.root, registry, 2);
  return settings === document.settings && root === document.root ? undefined : { ...document, settings, root };
}

function settingsInTheDark(stored: EmailDocument["settings"]): EmailDocument["settings"] {
  const resolved = resolveDarkSettings(stored);
  if (!resolved) return stored;
  const known = darkSettings.get(stored) ?? { ...resolved };
  darkSettings.set(stored, known);
  return known;
}

/** Root and page wrapper change with every row, so only what is below them is remembered. */
function overrideAbove(block: Block, registry: BlockRegistry, levels: number): Block {
  if (levels === 0) return overrideRow(block, registry);
  const bare: Block = { id: block.id, type: block.type, props: block.props, ...(block.extras && { extras: block.extras }) };
  const own = overrideBlock(bare, "dark", registry);
  const children = block.children?.map((child) => overrideAbove(child, registry, levels - 1));
  const isSame = own === bare && (children ?? []).every((child, index) => child === block.children?.[index]);
  return isSame ? block : { ...own, ...(children && { children }) };
}

function overrideRow(row: Block, registry: BlockRegistry): Block {
  const known = darkRows.get(row) ?? overrideBlock(row, "dark", registry);
  darkRows.set(row, known);
  return known;
}
