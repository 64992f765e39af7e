import type { BlockId, MjmlNode, OverridePart } from "@mailwright/document";
import type { HeadStyles } from "@mailwright/mjml";
import { markersToAttributes } from "../markup/markers.js";
import { minifyHtml } from "../markup/minify-html.js";
import { lazy } from "../memory/lazy.js";
import { overlayVariants, type Variants } from "../overrides/overlay-variants.js";
import type { OverrideRule } from "../overrides/override-rules.js";
import type { RenderedUnit } from "./render-units.js";

/** A rendered row. It stays the same object until the row changes, or something around it that the row reads. */
export interface Unit {
  readonly id: BlockId;
  readonly styles: HeadStyles;
  readonly rules: readonly OverrideRule[];
  /** The devices, or the dark, whose look could not be shown because its tags differ. */
  readonly unapplied: readonly OverridePart[];
  /** For the canvas: `data-block-id` on every block's element, no comments. */
  readonly canvasHtml: string;
  /** As MJML writes it, with the looks of other devices; what is sent is made of it (see `formsOf`). */
  readonly overlaid: string;
  /** The same with less white space. */
  readonly minified: string;
  readonly nodes: readonly MjmlNode[];
  /** Why the row could not be rendered; then the unit holds a placeholder and is not sent. */
  readonly failure: string | undefined;
}

/** What a unit may have beside its HTML. */
export interface UnitExtras {
  readonly variants?: Variants | undefined;
  readonly failure?: string;
}

/** Makes a unit. Its HTML for the canvas is made when it is first asked for, because an export needs none. */
export function createUnit(id: BlockId, rendered: RenderedUnit, { variants = {}, failure }: UnitExtras = {}): Unit {
  const { html: overlaid, rules, unapplied } = overlayVariants(rendered.html, variants);
  const minified = lazy(() => minifyHtml(overlaid));
  const canvasHtml = lazy(() => markersToAttributes(minified()).trim());
  return {
    id,
    styles: rendered.styles,
    rules,
    unapplied,
    failure,
    overlaid,
    nodes: rendered.nodes,
    get minified() {
      return minified();
    },
    get canvasHtml() {
      return canvasHtml();
    },
  };
}
