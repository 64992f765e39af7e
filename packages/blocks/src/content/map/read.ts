import { pictureKey, type Read, type SourceElement } from "@mailwright/document";
import { readPx } from "@mailwright/importer";
import { hasPlainLink, readPictureLook } from "../../shared/read-picture.js";
import { readCaption } from "../image/read.js";
import { creditClass } from "./map.js";
import { mapAddress, mapAlt, mapSearches } from "./map-address.js";
import { mapRequest } from "./map-request.js";
import { mapProps } from "./props.js";

type Service = keyof typeof mapSearches | "none";

/**
 * A picture that leads to a place on a map, if it does so exactly as the block would, or that has the credit of a map below it. How near the map
 * is stands nowhere in the email: it counts as up to date, and stays as it is until somebody changes the place.
 */
export const readMap: Read<typeof mapProps> = (source, { siblings, index }) => {
  const alt = source.attribute("alt") ?? "";
  if (source.tagName !== "mj-image" || !hasPlainLink(source) || alt === "" || source.attribute("fluid-on-mobile") === "true") return null;
  const credit = readCaption(siblings[index + 1], creditClass);
  const place = readPlace(source) ?? (credit !== undefined && !source.attribute("href") ? { address: "", service: "none" as const } : null);
  if (!place) return null;
  const src = source.attribute("src") ?? "";
  const request = mapRequest({ address: place.address, zoom: mapProps.zoom.initial, shape: mapProps.shape.initial });
  return {
    ...(credit !== undefined && { takes: 2 }),
    props: {
      ...(credit !== undefined && { made: { url: src, key: request ? pictureKey(request) : "", credit } }),
      src,
      ...place,
      alt: alt === mapAlt({ alt: "", address: place.address }) ? "" : alt,
      radius: readPx(source.attribute("border-radius")) ?? 0,
      ...readPictureLook(source, mapProps.width.max),
    },
  };
};

/** Where its link leads, if the block would write the same. */
function readPlace(source: SourceElement): { readonly address: string; readonly service: Service } | null {
  const href = source.attribute("href") ?? "";
  const service = mapProps.service.options.find((each) => each !== "none" && href.startsWith(mapSearches[each]));
  if (!service || service === "none") return null;
  const address = decodePlace(href.slice(mapSearches[service].length));
  return mapAddress({ address, service }) === href ? { address, service } : null;
}

function decodePlace(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Not written by us: the address that it makes will not be the same.
    return text;
  }
}
