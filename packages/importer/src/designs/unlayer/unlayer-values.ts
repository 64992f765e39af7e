import { borderOf, colorOf, edgesOf } from "../design/css-values.js";
import type { DesignNode } from "../design/design.js";
import { type JsonRecord, pxOf, recordIn, recordOf, textOf } from "../json/json-values.js";

/** A phone's own word wins over the one for all. */
export function isHiddenFor(values: JsonRecord, device: "desktop" | "mobile"): boolean {
  const own = recordIn(values, "_override", device)[device === "mobile" ? "hideMobile" : "hideDesktop"];
  if (typeof own === "boolean") return own;
  return values[device === "mobile" ? "hideMobile" : "hideDesktop"] === true;
}

/** The line above, below or around something: `{ borderTopWidth, borderTopStyle, borderTopColor, … }`. */
export function lineOf(border: unknown, side: "Top" | "Right" | "Bottom" | "Left") {
  const { [`border${side}Width`]: width, [`border${side}Style`]: style, [`border${side}Color`]: color } = recordOf(border);
  return borderOf(`${pxOf(width) ?? 0}px ${textOf(style) || "solid"} ${colorOf(color) ?? "#000000"}`);
}

/** Lines and corners of a column. */
export function boxOf(values: JsonRecord): DesignNode["box"] {
  const lines = (["Top", "Right", "Bottom", "Left"] as const).map((side) => lineOf(values["border"], side));
  const [above, right, below, left] = edgesOf(values["borderRadius"]);
  const first = lines.find((line) => line !== undefined);
  const corners = above + right + below + left;
  if (!first && corners === 0) return undefined;
  const [topWidth = 0, rightWidth = 0, bottomWidth = 0, leftWidth = 0] = lines.map((line) => line?.widthPx ?? 0);
  return {
    ...(first && {
      borderWidth: { top: topWidth, right: rightWidth, bottom: bottomWidth, left: leftWidth },
      borderStyle: first.style,
      borderColor: first.color,
    }),
    ...(corners > 0 && { topLeftRadius: above, topRightRadius: right, bottomRightRadius: below, bottomLeftRadius: left }),
  };
}

/** Where a link leads: `{ name, values }`, `{ url, target }` or an address. */
export function addressOf(value: unknown): { readonly href: string; readonly target?: string } {
  if (typeof value === "string") return { href: value };
  const link = recordOf(value);
  const values = recordOf(link["values"]);
  const target = textOf(values["target"] ?? link["target"]);
  const to = target === "_self" ? { target } : {};
  const phone = textOf(values["phone"]);
  const email = textOf(values["email"]);
  if (email !== "") return { href: mailAddress(email, values), ...to };
  if (phone !== "") return { href: `${textOf(link["name"]) === "sms" ? "sms" : "tel"}:${phone}`, ...to };
  return { href: textOf(values["href"]) || textOf(link["url"]), ...to };
}

function mailAddress(email: string, { subject, body }: JsonRecord): string {
  const parts = Object.entries({ subject, body }).flatMap(([name, value]) =>
    textOf(value) === "" ? [] : [`${name}=${encodeURIComponent(textOf(value))}`],
  );
  return `mailto:${email}${parts.length > 0 ? `?${parts.join("&")}` : ""}`;
}

/** Deep values of a phone over those of a desktop. */
export function mergeValues(values: JsonRecord, over: JsonRecord): JsonRecord {
  const merged = Object.entries(over).map(([name, value]) => {
    const own = values[name];
    const both = typeof own === "object" && own !== null && typeof value === "object" && value !== null && !Array.isArray(value);
    return [name, both ? { ...recordOf(own), ...recordOf(value) } : value] as const;
  });
  return { ...values, ...Object.fromEntries(merged) };
}
