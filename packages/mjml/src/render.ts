import type { MjmlElement } from "./element.js";
import { mergeConditionals, runMjml, writeSkeleton } from "./engine.gen.js";
import type { HeadStyleStore, SkeletonData, SlotContext } from "./engine-types.js";
import { createSlotComponent, slotText } from "./slot.js";

/** What the components of a piece of the body need in the head: column widths, and styles of components. */
export interface HeadStyles {
  readonly mediaQueries: Readonly<Record<string, string>>;
  /** One per component type that has some, by its name. */
  readonly headStyle: Readonly<Record<string, (breakpoint: string) => string>>;
  /** One per component instance that has some, in document order. */
  readonly componentsHeadStyle: readonly ((breakpoint: string) => string)[];
}

/** A rendered document before head and body come together. */
export interface RenderedMjml {
  /** The body, cut at each `slot`: one piece more than there are slots. Not yet merged (see `mergeOutlookConditionals`). */
  readonly pieces: readonly string[];
  /** For each piece, what it needs in the head. */
  readonly styles: readonly HeadStyles[];
  /** For each slot, the width that its parent leaves to it: `"660px"`. */
  readonly slotWidths: readonly string[];
  /** Title, fonts, breakpoint, `mj-style` and the like, for `writeHtml`. */
  readonly head: SkeletonData;
}

/** Renders a document synchronously. Throws what MJML throws: a tree without a body, a value that a component cannot take. */
export function renderMjml(document: MjmlElement): RenderedMjml {
  const styles: HeadStyles[] = [];
  const slotWidths: string[] = [];
  const cut = ({ mediaQueries, headStyle, componentsHeadStyle }: HeadStyleStore): void => {
    styles.push({ mediaQueries, headStyle, componentsHeadStyle });
  };
  const reach = ({ globalData, containerWidth }: SlotContext): void => {
    cut(globalData);
    slotWidths.push(containerWidth);
  };
  let head: SkeletonData | undefined;
  runMjml(document, {
    validationLevel: "skip",
    fonts: {}, // MJML's own list would load fonts from Google that nobody asked for; it is also a tenth of the run.
    presets: [{ components: [createSlotComponent(reach)], dependencies: {} }],
    skeleton: (data) => {
      head = data;
      return "";
    },
  });
  if (!head) throw new Error("MJML ended without a document");
  cut(head);
  return { pieces: head.content.split(slotText), styles, slotWidths, head };
}

/**
 * Joins each Outlook comment that ends with the next one that begins, as MJML does last. Where pieces are joined, the seam
 * needs the same.
 */
export function mergeOutlookConditionals(html: string): string {
  return mergeConditionals(html);
}

/** The whole HTML: MJML's skeleton with this head, these styles and this body. */
export function writeHtml(head: SkeletonData, styles: HeadStyles, content: string): string {
  const { mediaQueries, headStyle, componentsHeadStyle } = styles;
  return mergeConditionals(
    writeSkeleton({
      ...head,
      mediaQueries: { ...mediaQueries },
      headStyle: { ...headStyle },
      componentsHeadStyle: [...componentsHeadStyle],
      content,
    }),
  );
}

/** Styles of several pieces as one, in their order: the first of a name keeps its place, the last gives its value, as in MJML. */
export function mergeHeadStyles(pieces: Iterable<HeadStyles>): HeadStyles {
  const mediaQueries: Record<string, string> = {};
  const headStyle: Record<string, (breakpoint: string) => string> = {};
  const componentsHeadStyle: ((breakpoint: string) => string)[] = [];
  for (const piece of pieces) {
    for (const name in piece.mediaQueries) mediaQueries[name] = piece.mediaQueries[name] ?? "";
    Object.assign(headStyle, piece.headStyle);
    componentsHeadStyle.push(...piece.componentsHeadStyle);
  }
  return { mediaQueries, headStyle, componentsHeadStyle };
}

/** MJML as JSON → HTML, synchronously, byte for byte what `mjml` answers for `fonts: {}`. Documents without slots only. */
export function compileMjml(document: MjmlElement): string {
  const { pieces, styles, head } = renderMjml(document);
  return writeHtml(head, mergeHeadStyles(styles), pieces.join(""));
}
