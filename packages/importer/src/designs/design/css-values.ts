import { type EmailFont, fontStack } from "@mailwright/document";
import { readColor, readFont } from "../../values/looks.js";
import { findOwn, firstText, isRecord, type JsonRecord, pxOf, textOf } from "../json/json-values.js";

const names: Readonly<Record<string, string>> = {
  black: "#000000",
  silver: "#c0c0c0",
  gray: "#808080",
  grey: "#808080",
  white: "#ffffff",
  maroon: "#800000",
  red: "#ff0000",
  purple: "#800080",
  fuchsia: "#ff00ff",
  green: "#008000",
  lime: "#00ff00",
  olive: "#808000",
  yellow: "#ffff00",
  orange: "#ffa500",
  navy: "#000080",
  blue: "#0000ff",
  teal: "#008080",
  aqua: "#00ffff",
};

/** A colour as documents store it; `undefined` where none is set, nothing shows of it, or it is written in another way. */
export function colorOf(value: unknown): string | undefined {
  const text = textOf(value).trim().toLowerCase();
  if (/^#(?:[\da-f]{3}|[\da-f]{6})$/.test(text)) return text;
  if (/^#[\da-f]{8}$/.test(text)) return text.endsWith("00") ? undefined : text;
  const channels = /^rgba?\(([^()]*)\)$/.exec(text)?.[1]?.split(/[\s,/]+/) ?? [];
  if (channels.length >= 3) {
    const hex = readColor(`rgba(${channels.slice(0, 3).join(",")},${channels[3] ?? 1})`);
    return !/^#[\da-f]{8}$/.test(hex) || hex.endsWith("00") ? undefined : hex.replace(/ff$/, "");
  }
  return findOwn(names, text);
}

/** The first family of a stack, or of a record that has one. */
export function fontOf(value: unknown): string | undefined {
  const stack = isRecord(value) ? firstText(value["value"], value["fontFamily"], value["family"], value["label"]) : textOf(value);
  const name = readFont(stack);
  return name === undefined || /^inherit$/i.test(name) ? undefined : name.replace(/\b[a-z](?=[a-z]{3})/g, (letter) => letter.toUpperCase());
}

/** A web font that a design loads. */
export function webFontOf(name: string | undefined, href: unknown): readonly EmailFont[] {
  const address = textOf(href);
  return name && /^https:\/\//i.test(address) ? [{ name, stack: fontStack(name), href: address }] : [];
}

/** Four distances: one to four values of CSS, or a record with a side each. */
export function edgesOf(value: unknown): readonly [number, number, number, number] {
  if (isRecord(value)) {
    const side = (name: string) => whole(pxOf(value[name]));
    return [side("top"), side("right"), side("bottom"), side("left")];
  }
  const [top = 0, right = top, bottom = top, left = right] = textOf(value)
    .trim()
    .split(/\s+/)
    .slice(0, 4)
    .map((part) => whole(pxOf(part)));
  return [top, right, bottom, left];
}

const whole = (px: number | undefined) => Math.min(400, Math.max(0, Math.round(px ?? 0)));

/** The value of an attribute `padding`. */
export function paddingFrom(value: unknown): string {
  return edgesOf(value)
    .map((px) => `${px}px`)
    .join(" ");
}

/** The same of `padding-top` and its like. */
export function paddingSides(style: JsonRecord, prefix = "padding-"): string {
  if (style[`${prefix}top`] === undefined && typeof style["padding"] === "string") return paddingFrom(style["padding"]);
  return paddingFrom(Object.fromEntries(["top", "right", "bottom", "left"].map((side) => [side, style[`${prefix}${side}`]])));
}

/** `left`, `center` or `right`. */
export function alignOf(...values: readonly unknown[]): string | undefined {
  const text = firstText(...values).toLowerCase();
  return /^(?:left|center|right|justify)$/.test(text) ? text : undefined;
}

/** A line height as CSS has it: `140%` and `1.4` are factors, `20px` is one of the letters' size. */
export function lineHeightOf(value: unknown, fontSizePx = 16): string | undefined {
  const text = textOf(value).trim();
  const percent = /^(\d{2,3}(?:\.\d+)?)%$/.exec(text)?.[1];
  const factor = percent ? Number(percent) / 100 : /^\d(?:\.\d+)?$/.test(text) ? Number(text) : Number(pxOf(text)) / fontSizePx;
  return factor >= 0.8 && factor <= 3 ? String(Math.round(factor * 100) / 100) : undefined;
}

/** `1px solid #ccc` of any order of its parts. */
export function borderOf(value: unknown): { readonly widthPx: number; readonly style: string; readonly color: string } | undefined {
  const parts = textOf(value)
    .trim()
    .split(/\s+(?![^(]*\))/);
  const widthPx = parts.map((part) => (/px$/.test(part) ? pxOf(part) : undefined)).find((px) => px !== undefined) ?? 0;
  const color = parts.map(colorOf).find((found) => found !== undefined);
  const style = parts.find((part) => /^(?:solid|dashed|dotted|double)$/.test(part));
  return widthPx > 0 && color && style ? { widthPx, style, color } : undefined;
}
