/** The videos whose thumbnails can be had. */
export const videoProviders = ["youtube", "vimeo"] as const;
export type VideoProvider = (typeof videoProviders)[number];

/** The kinds of letters that every maker of pictures has. */
export const genericFonts = ["serif", "sans-serif", "monospace"] as const;
export type GenericFont = (typeof genericFonts)[number];

/** What a generated picture shall show, as plain data. Equal requests are answered by the same picture. */
export type PictureRequest =
  | { readonly kind: "qr"; readonly text: string }
  | {
      readonly kind: "video";
      readonly provider: VideoProvider;
      readonly videoId: string;
      /** The thumbnail's address; empty for the provider's first. */
      readonly thumbnail: string;
      readonly playButton: string;
    }
  | {
      readonly kind: "timer";
      /** Local date and time to the second, `2027-01-31T18:00:00`, and the zone it is meant in, `UTC+01:00`. */
      readonly end: string;
      readonly timeZone: string;
      readonly textFont: GenericFont;
      readonly numberFont: GenericFont;
      readonly background: string;
      readonly textColor: string;
      readonly numberColor: string;
    }
  | {
      /** No picture, but a file that calendars read (RFC 5545), at an address that anybody may open. */
      readonly kind: "calendar";
      readonly title: string;
      /** Moments in UTC, `2027-01-31T17:00:00.000Z`. */
      readonly start: string;
      readonly end: string;
      readonly place: string;
      readonly description: string;
    }
  | {
      /** A map that is asked for by hand: it costs the operator, and the place may be meant otherwise. */
      readonly kind: "map";
      /** The place in words. */
      readonly address: string;
      /** From 1, the world, to 20, a house. */
      readonly zoom: number;
      readonly widthPx: number;
      readonly heightPx: number;
    }
  | { readonly kind: "icon"; readonly id: string; readonly sizePx: number; readonly color: string };

export type PictureKind = PictureRequest["kind"];
export const pictureKinds: readonly PictureKind[] = ["qr", "video", "timer", "icon", "calendar", "map"];

/** A short text that is the same for equal requests: stored beside the address, it tells whether the picture is up to date. */
export function pictureKey(request: PictureRequest): string {
  const fields = Object.entries(request).sort(([one], [other]) => (one < other ? -1 : 1));
  return `${request.kind}-${hash(JSON.stringify(fields)).toString(36)}`;
}

// cyrb53: 53 bits, no cryptography, the same everywhere. Two requests of one block that collide would show an old picture.
function hash(text: string): number {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return 4294967296 * (2097151 & low) + (high >>> 0);
}
