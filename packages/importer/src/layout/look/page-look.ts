import type { Box } from "./box.js";

/** Measurements and computed styles of a laid-out page. Answers are remembered, because browsers take long to compute styles. */
export interface PageLook {
  readonly page: Document;
  readonly widthPx: number;
  /** One range, used for all measurements in turn: a browser updates every range of a page at each change of the tree. */
  readonly range: Range;
  style(element: Element): CSSStyleDeclaration;
  box(element: Element): Box;
  /** Its box without border and padding. */
  contentBox(element: Element): Box;
  /** The colour that shows behind an element's content. */
  colorBehind(element: Element): string;
}

/** A fresh look, to be taken again when the page has another width. */
export function lookAtPage(page: Document, view: Window & typeof globalThis): PageLook {
  const styles = new Map<Element, CSSStyleDeclaration>();
  const boxes = new Map<Element, Box>();
  const [scrollX, scrollY] = [view.scrollX, view.scrollY];
  const look: PageLook = {
    page,
    widthPx: page.documentElement.clientWidth,
    range: page.createRange(),
    style(element) {
      const known = styles.get(element);
      if (known) return known;
      const style = view.getComputedStyle(element);
      styles.set(element, style);
      return style;
    },
    box(element) {
      const known = boxes.get(element);
      if (known) return known;
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const box = { left: left + scrollX, top: top + scrollY, right: right + scrollX, bottom: bottom + scrollY };
      boxes.set(element, box);
      return box;
    },
    contentBox(element) {
      const { left, top, right, bottom } = look.box(element);
      const style = look.style(element);
      return {
        left: left + pixels(style.paddingLeft) + pixels(style.borderLeftWidth),
        top: top + pixels(style.paddingTop) + pixels(style.borderTopWidth),
        right: right - pixels(style.paddingRight) - pixels(style.borderRightWidth),
        bottom: bottom - pixels(style.paddingBottom) - pixels(style.borderBottomWidth),
      };
    },
    colorBehind(element) {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const color = look.style(at).backgroundColor;
        if (isVisibleColor(color)) return color;
      }
      return "rgb(255, 255, 255)";
    },
  };
  return look;
}

/** Where a page ends. Its body may be as high as the window and hold more, or less. */
export function bottomOf({ page, box, style }: PageLook): number {
  const { scrollHeight, clientHeight } = page.documentElement;
  const bottoms = [...page.body.children].map((child) => box(child).bottom);
  const room = pixels(style(page.body).paddingBottom);
  return scrollHeight > clientHeight ? scrollHeight : Math.max(0, ...bottoms) + room;
}

/** `12.5px` → 12.5; anything else is no distance. */
export function pixels(value: string): number {
  return Number.parseFloat(value) || 0;
}

/** Is there anything to be seen of this computed colour? */
export function isVisibleColor(color: string): boolean {
  return alphaOf(color) > 0.05;
}

function alphaOf(color: string): number {
  const parts = color.match(/[\d.]+/g);
  return !parts || parts.length < 3 ? 0 : parts.length > 3 ? Number(parts[3]) : 1;
}

/** A computed colour as blocks store it. */
export function hexOf(color: string): string {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  const alpha = alphaOf(color);
  return hexOfParts([red, green, blue, ...(alpha < 1 ? [alpha * 255] : [])]);
}

/** A computed colour over one that was stored: what is seen where it is partly transparent. */
export function overColor(color: string, below: string): string {
  const alpha = alphaOf(color);
  const above = hexOf(color);
  const part = (of: string, at: number) => Number.parseInt(of.slice(at, at + 2), 16);
  return hexOfParts([1, 3, 5].map((at) => part(above, at) * alpha + part(below, at) * (1 - alpha)));
}

function hexOfParts(parts: readonly number[]): string {
  return `#${parts.map((part) => Math.min(255, Math.round(part)).toString(16).padStart(2, "0")).join("")}`;
}

/** The colour half way between two that were stored. */
export function mixColors(one: string, other: string): string {
  const part = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  return hexOfParts([1, 3, 5].map((at) => (part(one, at) + part(other, at)) / 2));
}

/** The address of a computed background picture. */
export function pictureOf(style: CSSStyleDeclaration): string | undefined {
  const address = /url\("?([^")]+)"?\)/.exec(style.backgroundImage)?.[1];
  // No block stores a picture whose address is its content.
  return address && !/^data:/i.test(address) ? address : undefined;
}
