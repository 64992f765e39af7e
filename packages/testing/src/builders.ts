import { type Block, type BlockId, type BlockRegistry, documentVersion, type EmailDocument, type JsonValue } from "@mailwright/document";
import { counterIds } from "./ids.js";

type Props = Readonly<Record<string, JsonValue>>;

const nextId = counterIds("block-");

/** Any block. Without an id it gets one that no other built block has. */
export function aBlock(type: string, props: Props = {}, children?: readonly Block[], id: BlockId = nextId()): Block {
  return children ? { id, type, props, children } : { id, type, props };
}

/** A document of these sections inside a page wrapper; the root is `root`, the wrapper `wrapper`. */
export function aDocument(sections: readonly Block[] = [], settings: Props = {}): EmailDocument {
  const wrapper = aBlock("wrapper", {}, sections, "wrapper");
  return { version: documentVersion, settings, root: aBlock("root", {}, [wrapper], "root") };
}

/** A document around these blocks, each below the parents that it may stand in. A page wrapper must come alone. */
export function aDocumentAround(blocks: readonly Block[], registry: BlockRegistry, settings: Props = {}): EmailDocument {
  const [first] = blocks;
  if (first?.type === "wrapper") return { version: documentVersion, settings, root: aBlock("root", {}, [first], "root") };
  return aDocument(
    blocks.map((block) => rowAround(block, registry)),
    settings,
  );
}

function rowAround(block: Block, registry: BlockRegistry): Block {
  const within = registry.get(block.type)?.within ?? [];
  const [parent] = within;
  return !parent || within.includes("wrapper") ? block : rowAround(aBlock(parent, {}, [block]), registry);
}

/** A section: of the given columns, or with one column around the given content. */
export function aSection(...children: readonly Block[]): Block {
  const isRow = children.some(({ type }) => type === "cell");
  return aBlock("section", {}, isRow ? children : [aBlock("cell", { width: 100 }, children)]);
}

/** A section with equally wide columns, each with its content. */
export function aRow(...columns: readonly (readonly Block[])[]): Block {
  return aSection(...columns.map((content) => aBlock("cell", { width: 100 / columns.length }, content)));
}

/** A column with these blocks. */
export function aCell(props: Props, ...children: readonly Block[]): Block {
  return aBlock("cell", props, children);
}

const leaf = (type: string) => (props?: Props, id?: BlockId) => aBlock(type, props, undefined, id);

export const aHeading = leaf("heading");
export const aText = leaf("text");
export const anImage = leaf("image");
export const aButton = leaf("button");
export const aDivider = leaf("divider");
export const aSpacer = leaf("spacer");
