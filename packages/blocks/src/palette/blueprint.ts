import type { Blueprint, PropSpecs, Values } from "@mailwright/document";
import type { buttonProps } from "../content/button/button.js";
import type { discountCodeProps } from "../content/discount-code/discount-code.js";
import type { dividerProps } from "../content/divider/divider.js";
import type { formDataTableProps } from "../content/form-data-table/form-data-table.js";
import type { headingProps } from "../content/heading/heading.js";
import type { imageProps } from "../content/image/props.js";
import type { linkProps } from "../content/link/link.js";
import type { menuProps } from "../content/menu/menu.js";
import type { quoteProps } from "../content/quote/quote.js";
import type { ratingProps } from "../content/rating/props.js";
import type { socialProps } from "../content/social/social.js";
import type { spacerProps } from "../content/spacer/spacer.js";
import type { textProps } from "../content/text/props.js";
import type { cellProps } from "../structure/cell/cell.js";
import type { sectionProps } from "../structure/section/section.js";
import type { wrapperProps } from "../structure/wrapper/wrapper.js";

/** Items of a list have their own initial values too. */
type Own<P extends PropSpecs> = {
  readonly [K in keyof Values<P>]?: Values<P>[K] extends readonly (infer I)[] ? readonly Partial<I>[] : Values<P>[K];
};
type Blueprints = readonly Blueprint[];

/** Blocks without ids, with their props checked by the compiler: what presets and starter documents are written with. */
export const blueprint = {
  wrapper: (props: Own<typeof wrapperProps>, ...children: Blueprints): Blueprint => ({ type: "wrapper", props, children }),
  section: (props: Own<typeof sectionProps>, ...children: Blueprints): Blueprint => ({ type: "section", props, children }),
  cell: (props: Own<typeof cellProps>, ...children: Blueprints): Blueprint => ({ type: "cell", props, children }),
  heading: (props: Own<typeof headingProps> = {}): Blueprint => ({ type: "heading", props }),
  text: (props: Own<typeof textProps> = {}): Blueprint => ({ type: "text", props }),
  image: (props: Own<typeof imageProps> = {}): Blueprint => ({ type: "image", props }),
  button: (props: Own<typeof buttonProps> = {}): Blueprint => ({ type: "button", props }),
  divider: (props: Own<typeof dividerProps> = {}): Blueprint => ({ type: "divider", props }),
  link: (props: Own<typeof linkProps> = {}): Blueprint => ({ type: "link", props }),
  quote: (props: Own<typeof quoteProps> = {}): Blueprint => ({ type: "quote", props }),
  discountCode: (props: Own<typeof discountCodeProps> = {}): Blueprint => ({ type: "discount-code", props }),
  formDataTable: (props: Own<typeof formDataTableProps> = {}): Blueprint => ({ type: "form-data-table", props }),
  menu: (props: Own<typeof menuProps> = {}): Blueprint => ({ type: "menu", props }),
  social: (props: Own<typeof socialProps> = {}): Blueprint => ({ type: "social", props }),
  rating: (props: Own<typeof ratingProps> = {}): Blueprint => ({ type: "rating", props }),
  spacer: (props: Own<typeof spacerProps> = {}): Blueprint => ({ type: "spacer", props }),
};

/** A section of empty columns with these widths in percent. */
export function sectionOf(...widths: readonly number[]): Blueprint {
  return blueprint.section({}, ...widths.map((width) => blueprint.cell({ width })));
}
