import {
  type AnyBlockDefinition,
  type Block,
  type BlockId,
  findBlock,
  type OverridePart,
  overrideBlock,
  type RichTextStyles,
  resolveDarkSettings,
  resolveProps,
  resolveSettings,
  type TextPlace,
  textSpecAt,
} from "@mailwright/document";
import type { Device, Editor } from "@mailwright/editing";
import type { RichTextMode } from "@mailwright/rich-text";

/** A block's text as the document has it now. */
export interface EditableNow {
  readonly type: string;
  readonly mode: RichTextMode;
  readonly html: string;
  readonly styles: RichTextStyles;
  /** How the text looks on the canvas, on its device and in light or dark. */
  readonly shownStyles: RichTextStyles;
  readonly maxLength: number | undefined;
  /** The block's alignment, if it has such a prop. */
  readonly align: string | undefined;
}

/** Reads what is needed to edit a block's text, or that of one of its items, in place. `undefined` if there is no such text. */
export function readEditable({ document, registry, viewState }: Editor, blockId: BlockId, place?: TextPlace): EditableNow | undefined {
  const { device, scheme } = viewState.getState();
  const { root, settings: stored } = document.get();
  const block = findBlock(root, blockId);
  const definition = block && registry.get(block.type);
  const spec = definition && textSpecAt(definition, place);
  if (!block || !definition || !spec) return undefined;
  const settings = resolveSettings(stored);
  const values = resolveProps(definition.props, block.props, settings);
  const looks: readonly OverridePart[] = [...partsOf[device], ...(scheme === "dark" ? (["dark"] as const) : [])];
  const overridden = looks.reduce<Block>((look, part) => overrideBlock(look, part, registry), block);
  const shownSettings = (scheme === "dark" && resolveDarkSettings(stored)) || settings;
  const shown = resolveProps(definition.props, overridden.props, shownSettings);
  const html = textIn(values, definition, place);
  if (html === undefined) return undefined;
  const align: unknown = values["align"];
  const stylesOf = place ? undefined : definition.editable?.styles;
  return {
    type: block.type,
    mode: modeOf(definition, place),
    html,
    styles: stylesOf?.(values, settings) ?? {},
    shownStyles: stylesOf?.(shown, shownSettings) ?? {},
    maxLength: spec.kind === "text" ? spec.maxLength : undefined,
    align: typeof align === "string" ? align : undefined,
  };
}

function textIn(values: Readonly<Record<string, unknown>>, { editable }: AnyBlockDefinition, place: TextPlace | undefined) {
  const own = place ? itemIn(values[place.prop], place) : editable && values[editable.prop];
  if (place && own === undefined) return undefined;
  return typeof own === "string" ? own : "";
}

function itemIn(list: unknown, { item, member }: TextPlace): unknown {
  const found: unknown = Array.isArray(list) ? list[item] : undefined;
  return typeof found === "object" && found !== null && member in found ? Reflect.get(found, member) : undefined;
}

function modeOf({ editable, editableItems }: AnyBlockDefinition, place: TextPlace | undefined): RichTextMode {
  if (!place) return editable?.mode ?? "plain";
  return editableItems?.find(({ prop, member }) => prop === place.prop && member === place.member)?.mode ?? "plain";
}

// A phone shows the tablet's value if it has none of its own.
const partsOf = { desktop: [], tablet: ["tablet"], mobile: ["tablet", "mobile"] } as const satisfies Record<
  Device,
  readonly OverridePart[]
>;
