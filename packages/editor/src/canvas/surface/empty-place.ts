import { type Block, type BlockRegistry, isPicture, resolveProps } from "@mailwright/document";
import { placeholderElementName } from "../mail/mail-sheet.js";
import type { MailWords } from "../words/mail-words.js";

/** What a block lacks that has nothing to show yet: blocks in a column, a picture, pictures of a list, a picture that the server makes, a map, or products. */
export type EmptyPlace = "cell" | "picture" | "pictureOrMap" | "pictures" | "madePicture" | "products";

/** Is this block an empty place on the canvas? */
export function emptyPlace(block: Block, registry: BlockRegistry): EmptyPlace | undefined {
  if (block.type === "cell") return block.children?.length ? undefined : "cell";
  const definition = registry.get(block.type);
  // A picture that is the block itself. A section needs no background picture, and a button no icon.
  if (definition?.accepts !== "nothing" || definition.editable) return undefined;
  const { src, made, picture, pictures, products } = definition.props;
  const values = resolveProps(definition.props, block.props, undefined);
  if (src?.kind === "image") return values["src"] === "" ? (made?.kind === "picture" ? "pictureOrMap" : "picture") : undefined;
  if (picture?.kind === "picture") return isMissing(values) ? "madePicture" : undefined;
  if (pictures?.kind === "list") return hasNoPicture(values["pictures"]) ? "pictures" : undefined;
  const items: unknown = products?.kind === "list" ? values["products"] : undefined;
  return Array.isArray(items) && items.length === 0 ? "products" : undefined;
}

function isMissing({ picture, useCampaignCode }: Readonly<Record<string, unknown>>): boolean {
  return isPicture(picture) && picture.url === "" && useCampaignCode !== true;
}

function hasNoPicture(items: unknown): boolean {
  return Array.isArray(items) && items.every((item: Readonly<Record<string, unknown>>) => item["src"] === "");
}

const emptyWords = {
  picture: "emptyPicture",
  pictureOrMap: "emptyMap",
  pictures: "emptyPictures",
  madePicture: "emptyMadePicture",
  products: "emptyProducts",
} as const;

/** Puts words into an empty place, or removes them. They are only on the canvas, never in the email. */
export function showPlaceholder(element: HTMLElement, place: EmptyPlace | undefined, words: MailWords): void {
  const shown = [...element.children].find(({ localName }) => localName === placeholderElementName);
  if (!place) {
    shown?.remove();
    return;
  }
  const placeholder = element.ownerDocument.createElement(placeholderElementName);
  placeholder.dataset["place"] = place;
  if (place !== "cell") placeholder.append(words[emptyWords[place]]);
  else placeholder.append(sentence(element, "one", words.emptyCell), sentence(element, "only", words.emptyCanvas));
  if (shown?.isEqualNode(placeholder)) return;
  shown?.remove();
  element.append(placeholder);
}

/** An empty cell says something else if it is the only one of a blank email (see `mail-sheet.ts`). */
function sentence({ ownerDocument }: HTMLElement, when: "one" | "only", words: string): HTMLElement {
  const span = ownerDocument.createElement("span");
  span.dataset["when"] = when;
  span.append(words);
  return span;
}
