import type { Read, SourceElement } from "@mailwright/document";
import { decodeText, readLink, readPx } from "@mailwright/importer";
import { readHiding } from "../../shared/read-hiding.js";
import { readPictureLook } from "../../shared/read-picture.js";
import { captionClass } from "./image.js";
import { imageProps } from "./props.js";

/** Any picture: what QR codes, videos and the like have not recognised as theirs. */
export const readImage: Read<typeof imageProps> = (source, { siblings, index }) => {
  if (isEmptyPlace(source)) return { props: { src: "", ...readHiding(source) } };
  if (source.tagName !== "mj-image") return null;
  const caption = readCaption(siblings[index + 1], captionClass);
  return {
    ...(caption !== undefined && { takes: 2 }),
    props: {
      ...(caption !== undefined && { caption }),
      src: source.attribute("src"),
      alt: source.attribute("alt"),
      link: readLink({ href: source.attribute("href"), target: source.attribute("target"), title: source.attribute("title") }),
      radius: readPx(source.attribute("border-radius")) ?? 0,
      fluidOnMobile: source.attribute("fluid-on-mobile") === "true",
      ...readPictureLook(source, imageProps.width.max),
    },
    isGeneric: true,
  };
};

/** The words below the picture, where our compiler wrote them as a part of it. */
export function readCaption(below: SourceElement | undefined, className: string): string | undefined {
  if (below?.tagName !== "mj-text" || !below.attribute("css-class")?.split(/\s+/).includes(className)) return undefined;
  // They follow the picture and General settings, and are no props.
  for (const name of ["align", "color", "font-family", "font-size", "line-height", "padding"]) below.attribute(name);
  return decodeText(below.content);
}

/** What an image without a picture leaves in an email. */
function isEmptyPlace(source: SourceElement): boolean {
  return source.tagName === "mj-spacer" && readPx(source.attribute("height")) === 0;
}
