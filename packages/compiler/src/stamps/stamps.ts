import {
  type AnyBlockDefinition,
  type Block,
  type BlockId,
  type BlockRegistry,
  type BlockStamp,
  darkSettingsSpecs,
  type EmailDocument,
  type ExtraPart,
  emailFonts,
  extraSpecs,
  fits,
  generalSettingsSpecs,
  isValues,
  type JsonValue,
  levelOf,
  type PropSpecs,
  stampContinues,
  stampedProps,
  stampPrefix,
  storedExtra,
  storeFonts,
  walkBlocks,
} from "@mailwright/document";

/** Stamps by the ids of their blocks, as class names. */
export type Stamps = ReadonlyMap<BlockId, string>;

const stampedParts = ["tablet", "mobile", "dark", "advanced", "lock", "label", "ignored"] as const satisfies readonly ExtraPart[];

/** The stamps of a block and of all below it: what an import could not tell from their markup. Nearly all blocks have none. */
export function collectStamps(root: Block, registry: BlockRegistry): Stamps {
  const stamps = new Map<BlockId, string>();
  walkBlocks(root, (block, parent) => {
    const definition = registry.get(block.type);
    const stamp = definition && stampOf(block, definition, isWhole(block, parent, definition));
    if (stamp) stamps.set(block.id, writeStamp(stamp));
    return true;
  });
  return stamps;
}

/** The stamps of an email: of its blocks, and of its General settings. */
export interface EmailStamps {
  readonly blocks: Stamps;
  /** General settings as they are stored. */
  readonly settings: string;
}

/** The stored General settings as a class name. It is written even where none are set, so that an import need not guess them. */
export function settingsStamp(stored: EmailDocument["settings"]): string {
  const { dark } = stored;
  const fonts = storeFonts(emailFonts(stored));
  const settings = {
    ...validOf(generalSettingsSpecs, stored),
    ...(isValues(dark) && { dark: validOf(darkSettingsSpecs, dark) }),
    ...(fonts.length > 0 && { fonts }),
  };
  return writeStamp({ settings });
}

function stampOf(block: Block, definition: AnyBlockDefinition, whole: boolean): BlockStamp | undefined {
  if (!block.extras && !definition.unseen && !whole) return undefined;
  // A block of imported MJML is written as it came, and its MJML says everything about it.
  if (block.extras?.["mjml"] !== undefined && Object.keys(block.extras).length === 1) return undefined;
  const extras = stampedExtras(block, definition);
  const names = stampedProps(definition, whole);
  const props = validOf(definition.props, block.props, (name) => names.includes(name));
  const stamp = {
    ...(whole && { type: block.type }),
    ...(isFilled(props) && { props }),
    ...(isFilled(extras) && { extras }),
  };
  return isFilled(stamp) ? stamp : undefined;
}

/**
 * Must the stamp hold all props of the block? Yes for a block that looks like another type. Yes too where a device or the advanced sector
 * changes the block, or a column beside it: several values then make the look, and an import cannot tell which.
 */
function isWhole(block: Block, parent: Block | undefined, definition: AnyBlockDefinition): boolean {
  if (definition.unseen?.type) return true;
  const level = levelOf(definition);
  if (level === "row") return [block, ...(block.children ?? [])].some(isChanged);
  return level === "column" && parent ? [parent, ...(parent.children ?? [])].some(isChanged) : isChanged(block);
}

function isChanged(block: Block): boolean {
  return (["tablet", "mobile", "advanced"] as const).some((part) => isFilled(storedExtra(block, part)));
}

function stampedExtras(block: Block, definition: AnyBlockDefinition): Record<string, JsonValue> {
  if (!block.extras) return {};
  const parts = stampedParts.map((part) => [part, validOf(extraSpecs(definition, part), storedExtra(block, part))] as const);
  return Object.fromEntries(parts.filter(([, values]) => isFilled(values)));
}

function validOf(
  specs: PropSpecs,
  stored: Readonly<Record<string, JsonValue>>,
  isWanted = (_name: string) => true,
): Record<string, JsonValue> {
  return Object.fromEntries(Object.entries(stored).filter(([name, value]) => isWanted(name) && fits(specs, name, value)));
}

function isFilled(record: object): boolean {
  return Object.keys(record).length > 0;
}

const marker = /(<!--\/?)?\uE000([\w-]{1,64})\uE001(?!-outlook)/g;

/** Marked HTML or MJML with the stamps of its blocks. The first element of a block gets the whole stamp, its other elements a short one. */
export function addStamps(marked: string, stamps: Stamps): string {
  if (stamps.size === 0) return marked;
  const written = new Set<BlockId>();
  return marked.replace(marker, (found: string, comment: string | undefined, id: string) => {
    const stamp = stamps.get(id);
    if (stamp === undefined || comment === "<!--/") return found;
    const name = written.has(id) ? stampContinues : stamp;
    written.add(id);
    return comment === undefined ? `${name} ${found}` : `<!--${name}-->${found}`;
  });
}

// Browsers and Node have it, but it is not part of JavaScript itself, and this package is compiled without their types.
declare function btoa(bytes: string): string;

/** A stamp as a class name. */
function writeStamp(stamp: BlockStamp): string {
  const bytes = encodeURIComponent(JSON.stringify(stamp)).replace(/%(..)/g, (_, hex: string) => String.fromCharCode(Number(`0x${hex}`)));
  return stampPrefix + btoa(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
