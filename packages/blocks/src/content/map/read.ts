import type { Read } from "@mailwright/document";
import { readPx } from "@mailwright/importer";
import { hasPlainLink, readPictureLook } from "../../shared/read-picture.js";
import { mapProps } from "./map.js";
import { mapAddress, mapAlt, mapSearches } from "./map-address.js";

/** A picture that leads to a place on a map, if it does so exactly as the block would. */
export const readMap: Read<typeof mapProps> = (source) => {
  const href = source.tagName === "mj-image" && hasPlainLink(source) ? (source.attribute("href") ?? "") : "";
  const service = mapProps.service.options.find((each) => href.startsWith(mapSearches[each]));
  const alt = source.attribute("alt") ?? "";
  if (!service || alt === "" || source.attribute("fluid-on-mobile") === "true") return null;
  const address = decodePlace(href.slice(mapSearches[service].length));
  if (mapAddress({ address, service }) !== href) return null;
  return {
    props: {
      src: source.attribute("src"),
      address,
      service,
      alt: alt === mapAlt({ alt: "", address }) ? "" : alt,
      radius: readPx(source.attribute("border-radius")) ?? 0,
      ...readPictureLook(source, mapProps.width.max),
    },
  };
};

function decodePlace(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Not written by us: the address that it makes will not be the same.
    return text;
  }
}
