import { type ComponentType, createElement, type SVGProps } from "react";

/** One shape of an icon: tag and attributes, in a box of 24 units. */
export type IconShape = readonly [tag: string, attributes: Readonly<Record<string, string | number>>];

/** A lucide icon imported by its name, a list of shapes (lucide's own node data), or the path of one line. */
export type IconSource = ComponentType<SVGProps<SVGSVGElement>> | readonly IconShape[] | string;

export interface IconProps {
  readonly icon: IconSource;
  /** 16 in controls, 20 in tiles. */
  readonly sizePx?: number | undefined;
}

/** Draws an icon in the colour of the text around it. It says nothing by itself, so its control needs a name. */
export function Icon({ icon, sizePx = 16 }: IconProps) {
  const shape = {
    className: "mw-icon",
    width: sizePx,
    height: sizePx,
    strokeWidth: 1.75,
    focusable: false,
  };
  if (isComponent(icon)) return createElement(icon, { ...shape, "aria-hidden": true });
  const shapes: readonly IconShape[] = typeof icon === "string" ? [["path", { d: icon }]] : icon;
  return (
    <svg {...shape} aria-hidden="true" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round">
      {shapes.map(([tag, { key, ...attributes }]) => createElement(tag, { ...attributes, key: key ?? JSON.stringify(attributes) }))}
    </svg>
  );
}

// lucide's icons are forwardRef objects, so "not text and not a list" is what tells a component.
function isComponent(icon: IconSource): icon is ComponentType<SVGProps<SVGSVGElement>> {
  return typeof icon !== "string" && !Array.isArray(icon);
}
