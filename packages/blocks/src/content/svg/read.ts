import type { Read } from "@mailwright/document";
import { readLink, readPx } from "@mailwright/importer";
import { readPictureLook } from "../../shared/read-picture.js";
import { imageProps } from "../image/props.js";
import { svgProps } from "./svg.js";

/** Drawings are pictures like others once they are sent, and come back as images; only one smaller than any image is known as a drawing. */
export const readSvg: Read<typeof svgProps> = (source) => {
  if (source.tagName !== "mj-image" || source.attribute("border-radius") !== undefined) return null;
  // An icon has a height.
  if (readPx(source.attribute("height")) !== undefined) return null;
  const look = readPictureLook(source, svgProps.width.max);
  if (look.width === undefined || look.width >= imageProps.width.min) return null;
  return {
    props: {
      src: source.attribute("src"),
      alt: source.attribute("alt"),
      link: readLink({ href: source.attribute("href"), target: source.attribute("target"), title: source.attribute("title") }),
      ...look,
    },
  };
};
