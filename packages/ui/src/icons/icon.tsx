import { createElement } from "react";

/** One shape of an icon: tag and attributes, in a box of 24 units. */
export type IconShape = readonly [tag: string, attributes: Readonly<Record<string, string | number>>];

/** A list of shapes, such as an icon of `@mailwright/ui/icons`, or the path of one line. */
export type IconDrawing = readonly IconShape[] | string;

/**
 * An icon that points forth or back along the line, or begins where lines begin: mirrored where people read from the right. Clocks, checks,
 * pens and what speaks of left and right in the email are not.
 */
export interface DirectedIcon {
  readonly directed: IconDrawing;
}

export type IconSource = IconDrawing | DirectedIcon;

export interface IconProps {
  readonly icon: IconSource;
  /** 16 in controls, 24 in tiles. */
  readonly sizePx?: number | undefined;
}

/** Draws an icon in the colour of the text around it. It says nothing by itself, so its control needs a name. */
export function Icon({ icon, sizePx = 16 }: IconProps) {
  const isDirected = typeof icon === "object" && "directed" in icon;
  const drawing = isDirected ? icon.directed : icon;
  const shape = {
    className: `mw-icon${isDirected ? " mw-directed" : ""}`,
    width: sizePx,
    height: sizePx,
    strokeWidth: 1.75,
    focusable: false,
    "aria-hidden": true,
  };
  const shapes: readonly IconShape[] = typeof drawing === "string" ? [["path", { d: drawing }]] : drawing;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: `shape` hides it from assistive technology
    <svg {...shape} viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round">
      {shapes.map(([tag, attributes]) => createElement(tag, { ...attributes, key: JSON.stringify(attributes) }))}
    </svg>
  );
}
