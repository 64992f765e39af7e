import { commonShares } from "./client-shares.js";

/** How far a client knows a feature. */
type Knowledge = "y" | "a" | "n" | "u";

/** What "Can I email" says of features and clients. */
export interface ClientSupport {
  /** The day of the data. */
  readonly updated: string;
  /** Who does not know a feature, weighted by how many readers use them; nothing where the feature is not one of caniemail's. */
  lacking(slug: string, shares?: Readonly<Record<string, number>>): Lacking | undefined;
}

export interface Lacking {
  readonly title: string;
  readonly url: string;
  /** How many readers in a hundred see the email without it. A client that knows it in part counts half. */
  readonly percent: number;
  /** Families without it, those with most readers first. */
  readonly clients: readonly string[];
}

/** Fetches what is known of clients: 6 KB, when it is first asked for. */
export async function loadClientSupport(): Promise<ClientSupport> {
  const { supportTable } = await import("./support-table.gen.js");
  return createClientSupport(supportTable);
}

interface SupportTable {
  readonly updated: string;
  readonly clients: readonly (readonly [id: string, name: string])[];
  /** Slug, title, and a letter for each client. */
  readonly features: readonly (readonly [slug: string, title: string, letters: string])[];
}

/** Answers from a table. */
export function createClientSupport({ updated, clients, features }: SupportTable): ClientSupport {
  const bySlug = new Map(features.map((feature) => [feature[0], feature]));
  return {
    updated,
    lacking(slug, shares = commonShares) {
      const feature = bySlug.get(slug);
      if (!feature) return undefined;
      const [, title, letters] = feature;
      const known = clients.map(([id, name], index) => ({ name, share: shares[id] ?? 0, lack: lacks[knowledgeOf(letters, index)] }));
      const total = known.reduce((sum, { share }) => sum + share, 0);
      const lost = known.filter(({ lack, share }) => lack > 0 && share > 0).sort((a, b) => b.share * b.lack - a.share * a.lack);
      const percent = total === 0 ? 0 : (100 * lost.reduce((sum, { share, lack }) => sum + share * lack, 0)) / total;
      return { title, url: addressOf(slug), percent, clients: lost.map(({ name }) => name) };
    },
  };
}

// A client in which nobody has tested the feature counts as one that supports it.
const lacks = { y: 0, a: 0.5, n: 1, u: 0 } satisfies Record<Knowledge, number>;

function knowledgeOf(letters: string, index: number): Knowledge {
  const letter = letters[index];
  return letter === "y" || letter === "a" || letter === "n" ? letter : "u";
}

function addressOf(slug: string): string {
  return `https://www.caniemail.com/features/${slug}/`;
}
