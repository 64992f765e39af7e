import { supportTable } from "../client-support/support-table.gen.js";

/** What a mail client does with a feature: shows it, shows it in part, or takes it away. */
export type Support = "whole" | "part" | "none";

/** What "Can I email" says of one client. */
export interface SupportOfClient {
  /** On an element of this name, where that matters. What nobody tried counts as shown. */
  of(slug: string, tag?: string): Support;
}

/** What "Can I email" calls a feature, and where it stands. */
export interface NamedFeature {
  readonly title: string;
  readonly url: string;
}

/** The day of the data. */
export const supportDate: string = supportTable.updated;

const features = new Map<string, readonly [title: string, letters: string]>(
  supportTable.features.map(([slug, title, letters]) => [slug, [title, letters]]),
);

interface Places {
  readonly isOnly: boolean;
  readonly tags: ReadonlySet<string>;
}

const places = new Map<string, Places>(
  supportTable.places.map(([slug, client, kind, tags]) => [
    `${client} ${slug}`,
    { isOnly: String(kind) === "only", tags: new Set(tags.split(" ")) },
  ]),
);

/** Looks a client up. One that the table does not have shows everything. */
export function supportOfClient(supportId: string): SupportOfClient {
  const index = supportTable.clients.findIndex(([id]) => id === supportId);
  return {
    of(slug, tag) {
      const place = tag === undefined ? undefined : places.get(`${supportId} ${slug}`);
      if (place && tag !== undefined && place.tags.has(tag) !== place.isOnly) return "none";
      const letter = features.get(slug)?.[1][index];
      return letter === "n" ? "none" : letter === "a" ? "part" : "whole";
    },
  };
}

/** The name of a feature; nothing where "Can I email" does not know it. */
export function namedFeature(slug: string): NamedFeature | undefined {
  const title = features.get(slug)?.[0];
  return title === undefined ? undefined : { title, url: `https://www.caniemail.com/features/${slug}/` };
}
