import type { Edges, Read } from "@mailwright/document";
import { readLink, readPx } from "@mailwright/importer";
import { readPictureLook } from "../../shared/read-picture.js";
import { iconProps } from "./icon.js";

/** A small picture with a height. Which sign it shows is not in the email: the picture stays until somebody chooses one. */
export const readIcon: Read<typeof iconProps> = (source, { isOurs }) => {
  const size = source.tagName === "mj-image" ? readPx(source.attribute("height")) : undefined;
  if (!isOurs || size === undefined || !iconProps.size.accepts(size)) return null;
  const { width: _, padding, ...look } = readPictureLook(source, size);
  return {
    props: {
      ...look,
      ...(padding && withoutIndent(padding)),
      size,
      picture: { url: source.attribute("src") ?? "", key: "" },
      alt: source.attribute("alt"),
      link: readLink({ href: source.attribute("href"), target: source.attribute("target"), title: source.attribute("title") }),
    },
    isGeneric: true,
  };
};

/** The indent is part of the padding in the email; it comes back as such, as far as a padding may go. */
function withoutIndent(padding: Edges): { readonly padding: Edges; readonly indent: number } {
  const { max } = iconProps.padding;
  const indent = Math.max(0, padding.left - max, padding.right - max);
  return { padding: { ...padding, left: padding.left - indent, right: padding.right - indent }, indent };
}
