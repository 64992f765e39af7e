import { linkAddress, type Values } from "@mailwright/document";
import type { imageProps } from "./props.js";

/** An image as plain text: what it shows, where it leads, and what is written below it. */
export function imageText({
  alt,
  caption,
  decorative,
  link,
}: Pick<Values<typeof imageProps>, "alt" | "caption" | "decorative" | "link">): string {
  const words = decorative ? "" : alt;
  const address = linkAddress(link);
  const shown = address === "" || address.startsWith("#") ? words : words === "" ? address : `${words} [${address}]`;
  return [shown, caption].filter((line) => line.trim() !== "").join("\n");
}
