import { type BlockId, decodeEntities, escapeAttribute } from "@mailwright/document";
import { slugOfAttribute } from "../client-support/feature-names.js";
import { drawnMark } from "./draw-vml.js";
import { invertColorsIn } from "./invert-colors.js";
import { slugOfPicture } from "./picture-features.js";
import type { Reading } from "./reading.js";
import { createStyleReader } from "./rewrite-declarations.js";
import type { SupportOfClient } from "./support-of-client.js";

/** Stands in the place of a picture that is not shown, so that its words stand in its room. */
const noPicture = "data:,";
/** Word's own drawings are taken by nobody. */
const drawing: SupportOfClient = { of: () => "whole" };
const pictureAttributes = new Set(["background", "srcset", "poster"]);

/** Writes the attributes of an element as a client reads them. */
export type WriteAttributes = (tag: string, attributes: ReadonlyMap<string, string>, blockId: BlockId | undefined) => string;

/** One that remembers the styles which it has read. */
export function createAttributeWriter(reading: Reading): WriteAttributes {
  const readers = { own: createStyleReader(reading), drawn: createStyleReader({ ...reading, support: drawing }) };
  return (tag, attributes, blockId) => {
    const applyStyle = attributes.has(drawnMark) ? readers.drawn : readers.own;
    let written = "";
    for (const [name, value] of attributes) {
      const seen = name === "style" ? readStyle(value) : readAttribute(tag, name, value, { reading, blockId });
      if (seen !== undefined) written += ` ${name}="${seen.replaceAll('"', "&quot;")}"`;
    }
    return written;

    function readStyle(value: string): string | undefined {
      const { css, lost } = applyStyle(decodeEntities(value), tag);
      for (const [slug, isPartial] of lost) reading.losses.add(slug, blockId, isPartial);
      return css === "" ? undefined : escapeAttribute(css);
    }
  };
}

interface Place {
  readonly reading: Reading;
  readonly blockId: BlockId | undefined;
}

/** The value of an attribute as a client reads it; nothing where the attribute goes. */
function readAttribute(tag: string, name: string, value: string, { reading, blockId }: Place): string | undefined {
  const { client, support, losses, treatment, arePicturesBlocked } = reading;
  if (name.startsWith("on")) return undefined;
  const slug = slugOfAttribute(name);
  if (slug && support.of(slug, tag) === "none") {
    losses.add(slug, blockId);
    return undefined;
  }
  if (arePicturesBlocked && pictureAttributes.has(name)) return undefined;
  // Word takes a width in per cent for one of the file's own.
  if (client.isWord && tag === "img" && name === "width" && value.trim().endsWith("%")) {
    losses.add("html-width", blockId, true);
    return undefined;
  }
  if (name === "src" && tag === "img") return readPicture(value, { reading, blockId });
  if (name === "bgcolor") return invertColorsIn(value, "ground", treatment);
  return name === "color" || name === "text" ? invertColorsIn(value, "ink", treatment) : value;
}

function readPicture(src: string, { reading: { support, losses, arePicturesBlocked }, blockId }: Place): string {
  const slug = slugOfPicture(decodeEntities(src));
  const isUnknown = slug !== undefined && support.of(slug) === "none";
  if (isUnknown) losses.add(slug, blockId);
  return isUnknown || arePicturesBlocked ? noPicture : src;
}
