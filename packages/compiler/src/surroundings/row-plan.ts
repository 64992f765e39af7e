import {
  type Block,
  type BlockRegistry,
  type GeneralSettings,
  type MjmlNode,
  type OverridePart,
  overrideBlock,
  resolveProps,
} from "@mailwright/document";
import type { BodyLook, BodyVariant } from "../contracts/body-look.js";
import type { OpenKept } from "../contracts/kept-contract.js";
import { cleanJson } from "../markup/markers.js";
import { mj, px } from "../nodes/nodes.js";
import { sealNode } from "../nodes/seal-node.js";
import { readBox, surroundWithBox } from "../rows/block-box.js";

/** How a document is cut into rows. */
export interface RowPlan extends BodyLook {
  readonly rows: readonly Block[];
  /** The block that the rows stand in: the page wrapper or the root. */
  readonly parent: Block;
  readonly variants: readonly BodyVariant[];
}

/**
 * Finds the rows of a document. A document that our editor made has one page wrapper, and the wrapper's children are the rows. In any other
 * document each child of the root is a row: editing is slower, but the canvas and the email show everything.
 */
export function planRows(
  root: Block,
  registry: BlockRegistry,
  settings: GeneralSettings,
  darkSettings?: GeneralSettings,
  kept?: OpenKept,
): RowPlan {
  const compileBody = (own: GeneralSettings) => {
    const made = bodyOf(own);
    return kept?.email?.body(made) ?? made;
  };
  const body = compileBody(settings);
  const [only, ...others] = root.children ?? [];
  const compiled = only && others.length === 0 ? compileWrapper(only, root, registry, settings, kept) : undefined;
  const darkBody = darkSettings && compileBody(darkSettings);
  // The imported MJML had no `mj-wrapper`.
  if (only && compiled === "none") return { rows: only.children ?? [], parent: only, wrapper: undefined, body, variants: [] };
  const wrapper = compiled === "none" ? undefined : compiled;
  const inTheDark = darkBody ? [{ part: "dark", body: darkBody, wrapper: undefined } as const] : [];
  if (!only || !wrapper) return { rows: root.children ?? [], parent: root, wrapper: undefined, body, variants: inTheDark };
  if (!kept?.email && !only.extras && leavesWindow(wrapper))
    return { rows: only.children ?? [], parent: only, wrapper: undefined, body, variants: inTheDark };
  const compileOther = (block: Block, own: GeneralSettings) => {
    const other = compileWrapper(block, root, registry, own, kept);
    return other === "none" ? undefined : other;
  };
  const compile = (part: OverridePart, block: Block, own = settings): BodyVariant => ({
    part,
    body: part === "dark" && darkBody ? darkBody : body,
    wrapper: compileOther(block, own),
  });
  const bare = { ...only, children: [] };
  const tablet = overrideBlock(bare, "tablet", registry);
  const mobile = overrideBlock(tablet, "mobile", registry);
  const dark = overrideBlock(bare, "dark", registry);
  const variants = [
    ...(tablet === bare ? [] : [compile("tablet", tablet)]),
    ...(mobile === tablet ? [] : [compile("mobile", mobile)]),
    ...(dark === bare && !darkSettings ? [] : [compile("dark", dark, darkSettings)]),
  ];
  return { rows: only.children ?? [], parent: only, wrapper, body, variants };
}

/**
 * Is this a wrapper that is as wide as the window, and has no colour, padding or other look? Then no `mj-wrapper` is written: inside one
 * MJML makes every row only as wide as the content, and a row's background could not fill the window.
 */
function leavesWindow({ attributes, look }: MjmlNode): boolean {
  const { "full-width": isWide, "background-color": color, padding, "css-class": _, ...others } = attributes;
  return (
    isWide === "full-width" &&
    color === "transparent" &&
    /^(?:0(?:px)?\s*)+$/.test(padding ?? "") &&
    Object.keys(others).length === 0 &&
    look === undefined
  );
}

function bodyOf(settings: GeneralSettings): Readonly<Record<string, string>> {
  return mj("mj-body", { width: px(settings.width), "background-color": settings.bgColor }).attributes;
}

function compileWrapper(
  block: Block,
  root: Block,
  registry: BlockRegistry,
  settings: GeneralSettings,
  kept: OpenKept | undefined,
): MjmlNode | "none" | undefined {
  const definition = registry.get(block.type);
  if (!definition) return undefined;
  const own = cleanJson({ ...block, children: [] });
  const parent = { id: root.id, type: root.type, props: root.props };
  try {
    const props = resolveProps(definition.props, own.props, settings);
    const compiled = definition.compile({ props, settings, children: [], block: own, parent });
    const made = [compiled].flat();
    const [node, ...more] = kept ? kept.restore(made, own, []) : made;
    if (kept?.email && made.length > 0 && !node) return "none";
    // With `gap` MJML writes the first section differently from the others, so a row could not be compiled by itself.
    if (node?.tagName !== "mj-wrapper" || more.length > 0 || node.attributes["gap"] || node.children?.length) return undefined;
    const box = readBox(own, definition, undefined);
    if (kept && !box) return kept.email ? node : sealNode(node, block.id);
    const [boxed = node] = box ? surroundWithBox([node], box) : [];
    const { tagName, attributes, look } = boxed;
    return sealNode({ tagName, attributes, ...(look && { look }) }, block.id);
  } catch {
    // It is compiled as a row instead, fails there again, and that adds the warning.
    return undefined;
  }
}
