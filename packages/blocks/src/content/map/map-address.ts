import { mergeTagPattern } from "@mailwright/document";

interface Place {
  readonly address: string;
  readonly alt: string;
  readonly service: "google" | "openstreetmap" | "apple" | "none";
}

export const mapSearches = {
  google: "https://www.google.com/maps/search/?api=1&query=",
  openstreetmap: "https://www.openstreetmap.org/search?query=",
  apple: "https://maps.apple.com/?q=",
} satisfies Record<Exclude<Place["service"], "none">, string>;

/** Where a click on the map leads: to the place on the chosen service, found by its address; empty without one, or without a service. */
export function mapAddress({ address, service }: Pick<Place, "address" | "service">): string {
  const place = address.trim();
  return place === "" || service === "none" ? "" : mapSearches[service] + encodeKeepingTags(place);
}

/** What the map is called for those who do not see it. */
export function mapAlt({ alt, address }: Pick<Place, "alt" | "address">): string {
  if (alt !== "") return alt;
  return address.trim() === "" ? "Map" : `Map: ${address.trim()}`;
}

// Merge tags come through as they are: the sender fills them before anybody follows the link.
function encodeKeepingTags(text: string): string {
  let encoded = "";
  let at = 0;
  for (const { 0: tag, index } of text.matchAll(mergeTagPattern())) {
    encoded += encodeWords(text.slice(at, index)) + tag;
    at = index + tag.length;
  }
  return encoded + encodeWords(text.slice(at));
}

// Half of a surrogate pair is no character, and `encodeURIComponent` throws at it.
function encodeWords(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, ""));
}
