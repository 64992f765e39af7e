import type { MjmlNode } from "@mailwright/document";
import { type HeadStyles, type MjmlElement, mergeOutlookConditionals, renderMjml, slot } from "@mailwright/mjml";
import { addOpaqueColors } from "../markup/alpha-color.js";
import { addLooks } from "../markup/node-looks.js";
import { usualFont } from "../surroundings/write-head.js";

/** The two widths that a row's HTML depends on. Nothing else of what stands around a row reaches into it. */
export interface UnitWidths {
  /** The body's: `"700px"`. */
  readonly bodyWidth: string;
  /** What the page wrapper leaves to its rows, `"660px"`; absent where there is no wrapper. */
  readonly rowWidth: string | undefined;
  /** `mj-attributes` of an imported head. */
  readonly defaults?: readonly MjmlNode[] | undefined;
}

/** A rendered row: its marked HTML, and what it needs in the head. */
export interface RenderedUnit {
  /** What it was rendered from. */
  readonly nodes: readonly MjmlNode[];
  readonly html: string;
  readonly styles: HeadStyles;
}

/** The widths that a wrapper with these attributes leaves to its rows. MJML works them out. */
export function measureWidths(stated: string, wrapper: MjmlNode | undefined, defaults?: readonly MjmlNode[]): UnitWidths {
  const widthOf = (width: string, child: MjmlElement) => renderMjml(mjmlOf({ bodyWidth: width, defaults }, [child])).slotWidths[0];
  // Imported MJML may state no width; MJML then uses its own default.
  const bodyWidth = stated || (widthOf("", slot) ?? "");
  return { bodyWidth, rowWidth: wrapper && widthOf(bodyWidth, { ...wrapper, children: [slot] }), defaults };
}

/**
 * Renders several rows in one run of MJML. A slot between them cuts the result into the HTML and the styles of each row, with the same
 * bytes that the row has in the whole document. Throws what MJML throws.
 */
export function renderUnits(rows: readonly (readonly MjmlNode[])[], widths: UnitWidths): readonly RenderedUnit[] {
  const between = [...rows.flatMap((nodes) => [slot, ...nodes]), slot];
  const { pieces, styles } = renderMjml(mjmlOf(widths, stageFor(between, widths)));
  return rows.map((nodes, index) => ({
    nodes,
    html: addLooks(addOpaqueColors(mergeOutlookConditionals(pieces[index + 1] ?? "")), nodes),
    styles: styles[index + 1] ?? { mediaQueries: {}, headStyle: {}, componentsHeadStyle: [] },
  }));
}

function mjmlOf({ bodyWidth, defaults }: Omit<UnitWidths, "rowWidth">, children: readonly MjmlElement[]): MjmlElement {
  const head: MjmlElement = { tagName: "mj-head", attributes: {}, children: defaults ?? [usualFont] };
  return {
    tagName: "mjml",
    attributes: {},
    children: [head, { tagName: "mj-body", attributes: bodyWidth === "" ? {} : { width: bodyWidth }, children }],
  };
}

// A row's HTML depends only on the width that the wrapper leaves. So a plain wrapper of the same inner width is rendered in place of the
// real one, and a change of the wrapper's colour or upper padding renders no row again.
function stageFor(children: readonly MjmlElement[], { bodyWidth, rowWidth }: UnitWidths): readonly MjmlElement[] {
  if (rowWidth === undefined) return children;
  const padding = `0 0 0 ${Number.parseInt(bodyWidth, 10) - Number.parseInt(rowWidth, 10)}px`;
  return [{ tagName: "mj-wrapper", attributes: { padding }, children }];
}
