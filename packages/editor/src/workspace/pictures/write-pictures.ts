import {
  type Block,
  type BlockId,
  collectPictures,
  type JsonValue,
  type Picture,
  type PropSpecs,
  resolveProps,
  resolveSettings,
  type Values,
  type WantedPicture,
} from "@mailwright/document";
import { changeBlock, type Editor } from "@mailwright/editing";
import { isRecord } from "../../ports/is-record.js";

/** The pictures that were made in this visit, by the key of their request. */
export type MadePictures = ReadonlyMap<string, Picture>;

/** The pictures of a block that are out of date. Those that somebody asks for by hand are not among them. */
export function stalePictures(editor: Editor, block: Block): readonly WantedPicture[] {
  const pictures = editor.registry.get(block.type)?.pictures;
  return pictures ? collectPictures(pictures, valuesOf(editor, block)).filter(({ isFresh, take }) => !isFresh && !take) : [];
}

/** The picture of a block that somebody asks for by hand, if its values say enough. */
export function wantedByHand(editor: Editor, block: Block): WantedPicture | undefined {
  const pictures = editor.registry.get(block.type)?.pictures;
  return pictures && collectPictures(pictures, valuesOf(editor, block)).find(({ take }) => take !== undefined);
}

/** Writes the block's new pictures into it, as part of the step that asked for them. A picture that was not made yet stays as it is. */
export function writePictures(editor: Editor, blockId: BlockId, made: MadePictures): void {
  const document = editor.document.get();
  const root = changeBlock(document.root, blockId, (block) => {
    const values = valuesOf(editor, block);
    const wanted = stalePictures(editor, block).filter(({ key }) => made.has(key));
    const props = wanted.reduce((written, { path, key }) => writePicture(written, path, made.get(key), values), block.props);
    return props === block.props ? block : { ...block, props };
  });
  if (root !== document.root) editor.document.amend({ ...document, root });
}

function valuesOf({ registry, document }: Editor, block: Block): Values<PropSpecs> {
  const specs = registry.get(block.type)?.props ?? {};
  return resolveProps(specs, block.props, resolveSettings(document.get().settings));
}

function writePicture(
  props: Block["props"],
  [name, index, member]: WantedPicture["path"],
  picture: Picture | undefined,
  values: Values<PropSpecs>,
): Block["props"] {
  if (!picture) return props;
  if (index === undefined || member === undefined) return { ...props, [name]: picture };
  // A list that was not set so far is stored on the block.
  const items: unknown = props[name] ?? values[name];
  if (!Array.isArray(items)) return props;
  const written = items.map((item: JsonValue, at) => (at === index && isRecord(item) ? { ...item, [member]: picture } : item));
  return { ...props, [name]: written };
}
