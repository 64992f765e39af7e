import {
  type AnyBlockDefinition,
  type Block,
  type BlockId,
  type BlockNote,
  type BlockRegistry,
  darkSettingsSpecs,
  type EmailDocument,
  type ExtraPart,
  extraSpecs,
  fits,
  generalSettingsSpecs,
  isValues,
  type JsonValue,
  levelOf,
  noteContinues,
  notedProps,
  notePrefix,
  type PropSpecs,
  storedExtra,
  walkBlocks,
} from "@mailwright/document";

/** Notes by the ids of their blocks, as class names. */
export type Notes = ReadonlyMap<BlockId, string>;

const notedParts = ["tablet", "mobile", "dark", "advanced", "lock"] as const satisfies readonly ExtraPart[];

/** What the markup of a block and of all below it does not show. Nothing for nearly every block. */
export function collectNotes(root: Block, registry: BlockRegistry): Notes {
  const notes = new Map<BlockId, string>();
  walkBlocks(root, (block, parent) => {
    const definition = registry.get(block.type);
    const note = definition && noteOf(block, definition, isWhole(block, parent, definition));
    if (note) notes.set(block.id, writeNote(note));
    return true;
  });
  return notes;
}

/** The notes of an email's page. */
export interface PageNotes {
  readonly blocks: Notes;
  /** General settings, as they are stored: what no block shows, and what is inherited. */
  readonly settings: string;
}

/** General settings that were set, as a class name. Also where none were: then nobody need guess them. */
export function settingsNote(stored: EmailDocument["settings"]): string {
  const { dark } = stored;
  const settings = {
    ...validOf(generalSettingsSpecs, stored),
    ...(isValues(dark) && { dark: validOf(darkSettingsSpecs, dark) }),
  };
  return writeNote({ settings });
}

function noteOf(block: Block, definition: AnyBlockDefinition, whole: boolean): BlockNote | undefined {
  if (!block.extras && !definition.unseen && !whole) return undefined;
  // What was imported as MJML is as it was written, and MJML says all of it.
  if (block.extras?.["mjml"] !== undefined && Object.keys(block.extras).length === 1) return undefined;
  const extras = notedExtras(block, definition);
  const names = notedProps(definition, whole);
  const props = validOf(definition.props, block.props, (name) => names.includes(name));
  const note = {
    ...(whole && { type: block.type }),
    ...(isFilled(props) && { props }),
    ...(isFilled(extras) && { extras }),
  };
  return isFilled(note) ? note : undefined;
}

/**
 * Is a block noted whole? One whose look is another's too; and where a device or an advanced sector changes a block, or the columns
 * beside it: which of several values made the look cannot be told then.
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

function notedExtras(block: Block, definition: AnyBlockDefinition): Record<string, JsonValue> {
  if (!block.extras) return {};
  const parts = notedParts.map((part) => [part, validOf(extraSpecs(definition, part), storedExtra(block, part))] as const);
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

/** Marked HTML or MJML with the notes of its blocks beside their markers: whole on the first element of a block, in short on the others. */
export function addNotes(marked: string, notes: Notes): string {
  if (notes.size === 0) return marked;
  const written = new Set<BlockId>();
  return marked.replace(marker, (found: string, comment: string | undefined, id: string) => {
    const note = notes.get(id);
    if (note === undefined || comment === "<!--/") return found;
    const name = written.has(id) ? noteContinues : note;
    written.add(id);
    return comment === undefined ? `${name} ${found}` : `<!--${name}-->${found}`;
  });
}

// Of browsers and Node alike; the language itself has nothing of the kind.
declare function btoa(bytes: string): string;

/** A note as a class name. */
function writeNote(note: BlockNote): string {
  const bytes = encodeURIComponent(JSON.stringify(note)).replace(/%(..)/g, (_, hex: string) => String.fromCharCode(Number(`0x${hex}`)));
  return notePrefix + btoa(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
