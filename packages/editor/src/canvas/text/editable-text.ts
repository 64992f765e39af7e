import {
  type Block,
  type BlockId,
  type EditableText,
  findBlock,
  type OverridePart,
  overrideBlock,
  type RichTextStyles,
  resolveDarkSettings,
  resolveProps,
  resolveSettings,
} from "@mailwright/document";
import type { Device, Editor } from "@mailwright/editing";

/** A block's text as the document has it now. */
export interface EditableNow {
  readonly type: string;
  readonly editable: EditableText;
  readonly html: string;
  readonly styles: RichTextStyles;
  /** How the text looks on the canvas, on its device and in light or dark. */
  readonly shownStyles: RichTextStyles;
  readonly maxLength: number | undefined;
  /** The block's alignment, if it has such a prop. */
  readonly align: string | undefined;
}

/** Reads what is needed to edit a block's text in place. `undefined` if there is no such block or it has no text. */
export function readEditable({ document, registry, viewState }: Editor, blockId: BlockId): EditableNow | undefined {
  const { device, scheme } = viewState.getState();
  const { root, settings: stored } = document.get();
  const block = findBlock(root, blockId);
  const definition = block && registry.get(block.type);
  if (!block || !definition?.editable) return undefined;
  const settings = resolveSettings(stored);
  const values = resolveProps(definition.props, block.props, settings);
  const looks: readonly OverridePart[] = [...partsOf[device], ...(scheme === "dark" ? (["dark"] as const) : [])];
  const overridden = looks.reduce<Block>((look, part) => overrideBlock(look, part, registry), block);
  const shownSettings = (scheme === "dark" && resolveDarkSettings(stored)) || settings;
  const shown = resolveProps(definition.props, overridden.props, shownSettings);
  const html: unknown = values[definition.editable.prop];
  const align: unknown = values["align"];
  const spec = definition.props[definition.editable.prop];
  return {
    type: block.type,
    editable: definition.editable,
    html: typeof html === "string" ? html : "",
    styles: definition.editable.styles?.(values, settings) ?? {},
    shownStyles: definition.editable.styles?.(shown, shownSettings) ?? {},
    maxLength: spec?.kind === "text" ? spec.maxLength : undefined,
    align: typeof align === "string" ? align : undefined,
  };
}

// A phone shows the tablet's value if it has none of its own.
const partsOf = { desktop: [], tablet: ["tablet"], mobile: ["tablet", "mobile"] } as const satisfies Record<
  Device,
  readonly OverridePart[]
>;
