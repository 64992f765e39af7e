import type { Block, JsonValue } from "@mailwright/document";
import { isRecord } from "../../../../ports/is-record.js";

/** How large the files of pictures are, by their address. */
export type MeasuredPictures = ReadonlyMap<string, { readonly width: number; readonly height: number }>;

/** The pictures of a products block that stand in boxes; none where each has its own shape. */
export function addressesToMeasure(props: Block["props"] | undefined): readonly string[] {
  const box = props?.["imageBox"];
  if (box === undefined || box === "natural") return [];
  return itemsOf(props?.["products"]).flatMap((item) => addressOf(item) ?? []);
}

/** The products with what was measured of their pictures; `undefined` where all of it is known already. */
export function withMeasures(products: unknown, measured: MeasuredPictures): JsonValue[] | undefined {
  let isNew = false;
  const written = itemsOf(products).map((item) => {
    const size = measured.get(addressOf(item) ?? "");
    if (!isRecord(item) || !size || (item["imageWidth"] === size.width && item["imageHeight"] === size.height)) return item;
    isNew = true;
    return { ...item, imageWidth: size.width, imageHeight: size.height };
  });
  return isNew ? written : undefined;
}

const itemsOf = (products: unknown): readonly JsonValue[] => (Array.isArray(products) ? products : []);

function addressOf(item: JsonValue): string | undefined {
  const address = isRecord(item) ? item["image"] : undefined;
  return typeof address === "string" && address !== "" ? address : undefined;
}
