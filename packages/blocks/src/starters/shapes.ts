import type { Blueprint, GeneralSettings, HeadingLevel, JsonValue, Link } from "@mailwright/document";
import { blueprint } from "../palette/blueprint.js";
import { artwork } from "./starter.js";

type Own<T extends keyof typeof blueprint> = NonNullable<Parameters<(typeof blueprint)[T]>[0]>;

/** Distances on the four sides in the order of CSS. */
export function around(top: number, right: number, bottom: number, left: number) {
  return { top, right, bottom, left };
}

export const flush = around(0, 0, 0, 0);

/** A page of the brand that sends the email. */
export function web(path: string): Link {
  return { kind: "web", value: `https://example.com/${path}` };
}

/** A section of one column. */
export function row(props: Own<"section">, ...blocks: readonly Blueprint[]): Blueprint {
  return blueprint.section(props, blueprint.cell({}, ...blocks));
}

/** A heading whose only distance is the one below it, so that a template's rhythm can be read from top to bottom. */
export function heading(level: HeadingLevel, text: string, below: number, more: Own<"heading"> = {}): Blueprint {
  return blueprint.heading({ level, text, bottomSpace: 0, padding: around(0, 10, below, 10), ...more });
}

/** A text whose only distance is the one below it. Words without a tag are one paragraph. */
export function words(text: string, below: number, more: Own<"text"> = {}): Blueprint {
  return blueprint.text({ text: text.startsWith("<") ? text : `<p>${text}</p>`, padding: around(0, 10, below, 10), ...more });
}

/** Small capitals with air between them, for a line above a heading or the name of a brand. */
export function caps(text: string, spacingPx = 2): string {
  return `<p><span style="letter-spacing:${spacingPx}px;text-transform:uppercase">${text}</span></p>`;
}

/** A picture from one edge of the email to the other. */
export function picture(name: string, alt: string, more: Own<"image"> = {}): Blueprint {
  return blueprint.image({ src: artwork(name), alt, padding: flush, ...more });
}

/** A button whose only distance is the one below it. */
export function button(label: string, link: Link, below: number, more: Own<"button"> = {}): Blueprint {
  return blueprint.button({ label, link, innerPadding: around(15, 30, 15, 30), padding: around(0, 10, below, 10), ...more });
}

/** A line across the column. */
export function rule(color: string, above = 0, below = 0, more: Own<"divider"> = {}): Blueprint {
  return blueprint.divider({ color, padding: around(above, 10, below, 10), ...more });
}

/** A line between two rows, as far from the edges as they are. */
export function between(color: string, sidePx = 20, more: Own<"section"> = {}): Blueprint {
  return row({ padding: around(0, sidePx, 0, sidePx), ...more }, rule(color));
}

/** General settings for all headings: one colour and weight, and the sizes that differ from the initial ones. */
export function headings(
  color: string,
  isBold: boolean,
  sizesPx: Partial<Record<HeadingLevel, number>> = {},
): Partial<Record<keyof GeneralSettings, JsonValue>> {
  const levels = ["h1", "h2", "h3", "h4", "h5", "h6"] as const;
  return Object.fromEntries(
    levels.flatMap((level) => {
      const size = sizesPx[level];
      const styles = [
        [`${level}HeadingFontColor`, color],
        [`${level}HeadingBold`, isBold],
      ] as const;
      return size === undefined ? styles : [...styles, [`${level}HeadingFontSize`, size] as const];
    }),
  );
}
