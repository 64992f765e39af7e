import type { PictureRequest } from "@mailwright/document";

/** The picture of an icon: twice as large as it is shown, for sharp screens. Nothing while no icon is chosen. */
export function iconRequest(id: string, sizePx: number, color: string): PictureRequest | undefined {
  return id === "" ? undefined : { kind: "icon", id, sizePx: Math.round(sizePx * 2), color: plainHex(color) };
}

/** Six digits: a picture takes no transparency, and knows no merge tags. */
function plainHex(color: string): string {
  const digits = /^#([\da-f]{3}|[\da-f]{6})(?:[\da-f]{2})?$/i.exec(color)?.[1] ?? "000000";
  return `#${(digits.length === 3 ? digits.replace(/./g, "$&$&") : digits).toLowerCase()}`;
}
