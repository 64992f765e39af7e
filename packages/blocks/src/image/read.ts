import type { Read, SourceElement } from "@mailwright/document";
import { readLink, readPx } from "@mailwright/importer";
import { readHiding } from "../shared/read-hiding.js";
import { readPictureLook } from "../shared/read-picture.js";
import { imageProps } from "./props.js";

/** Any picture: what QR codes, videos and the like have not recognised as theirs. */
export const readImage: Read<typeof imageProps> = (source) => {
  if (isEmptyPlace(source)) return { props: { src: "", ...readHiding(source) } };
  if (source.tagName !== "mj-image") return null;
  return {
    props: {
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

/** What an image without a picture leaves in an email. */
function isEmptyPlace(source: SourceElement): boolean {
  return source.tagName === "mj-spacer" && readPx(source.attribute("height")) === 0;
}
