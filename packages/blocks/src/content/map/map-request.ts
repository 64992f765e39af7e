import { mergeTagPattern, type PictureRequest } from "@mailwright/document";

/** How near the map is, as services count it: from 1, the world, to 20, a house. */
const zooms = { region: 9, town: 12, district: 14, street: 16, building: 18 } as const;
export const mapZooms = Object.keys(zooms) as (keyof typeof zooms)[];

/** As wide as an email, whatever the block's width: a map need not be made anew because it is shown smaller. */
const widthPx = 700;
const heightsPx = { wide: 350, photo: 467, square: 700 } as const;
export const mapShapes = Object.keys(heightsPx) as (keyof typeof heightsPx)[];

interface Place {
  readonly address: string;
  readonly zoom: keyof typeof zooms;
  readonly shape: keyof typeof heightsPx;
}

/** The map that a place wants. Nothing without an address, or with a merge tag in it: each reader would need another map. */
export function mapRequest({ address, zoom, shape }: Place): Extract<PictureRequest, { kind: "map" }> | undefined {
  const place = address.trim();
  if (place === "" || mergeTagPattern().test(place)) return undefined;
  return { kind: "map", address: place, zoom: zooms[zoom], widthPx, heightPx: heightsPx[shape] };
}
