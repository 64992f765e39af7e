import { allEdges, type Edges, type GeneralSettings, type Values } from "@mailwright/document";
import type { productsProps } from "./props.js";

type ProductsValues = Values<typeof productsProps>;
type Box = Exclude<ProductsValues["imageBox"], "natural">;
type Sized = Pick<ProductsValues["products"][number], "imageWidth" | "imageHeight">;

/** How high a box is, as a share of its width. */
const shapes: Readonly<Record<Box, number>> = { square: 1, wide: 3 / 4, tall: 4 / 3 };

/** Where a picture lies in the box that it has in common with others: how wide it is, and what is around it. */
interface BoxedPicture {
  readonly width: number;
  readonly padding: Edges;
}

/**
 * Puts a picture whole into the middle of a box. Mail programs that draw with Word know no way to cut or fit a picture, so it is one of a width
 * that makes it fit, with paddings that fill the box: those every program keeps. `undefined` where its own size is not known.
 */
export function boxPicture({ imageWidth, imageHeight }: Sized, box: Box, columnPx: number, aroundPx: number): BoxedPicture | undefined {
  // MJML writes a third as a little less than one.
  const boxWidth = Math.floor(columnPx - 2 * aroundPx - 0.01);
  if (imageWidth < 1 || imageHeight < 1 || boxWidth < 1) return undefined;
  const boxHeight = Math.round(boxWidth * shapes[box]);
  const width = Math.max(1, Math.floor(Math.min(boxWidth, (boxHeight * imageWidth) / imageHeight)));
  const spare = Math.max(0, boxHeight - Math.round((imageHeight * width) / imageWidth));
  const top = Math.floor(spare / 2);
  return { width, padding: { ...allEdges(aroundPx), top: aroundPx + top, bottom: aroundPx + spare - top } };
}

/** How wide a column of the block is that has this share of its row. */
export function columnWidthPx(share: number, { padding }: Pick<ProductsValues, "padding">, settings: GeneralSettings): number {
  return ((settings.width - 2 * settings.padding - padding.left - padding.right) * share) / 100;
}
