/** How many days each kind of thing is kept; what is not named is kept for good. */
export interface Retention {
  /** Old versions, besides those that every template lets go; the newest stays. */
  versions?: number;
  /** Templates in the bin, from the day they went there. */
  deleted?: number;
  /** What the inbox page shows. */
  mails?: number;
  /** After their end. */
  sessions?: number;
  audit?: number;
  /** Links that were given away, after their end. */
  links?: number;
  /** Imports of many emails, with their results. */
  imports?: number;
}

const initial: Retention = { sessions: 1, audit: 400, links: 30, imports: 14 };
const kinds = ["versions", "deleted", "mails", "sessions", "audit", "links", "imports"] as const satisfies (keyof Retention)[];
const daysMax = 36_500;

/** Reads `RETENTION_DAYS`, such as `deleted=30,audit=730`; `never` in place of a number keeps for good. */
export function parseRetention(text: string | undefined, faults: string[]): Retention {
  const retention = { ...initial };
  const entries = (text ?? "").split(",").map((entry) => entry.trim());
  for (const entry of entries.filter((each) => each !== "")) {
    const [name = "", days = "", ...more] = entry.split("=").map((part) => part.trim());
    const kind = kinds.find((known) => known === name);
    const isDays = /^[1-9]\d*$/.test(days) && Number(days) <= daysMax;
    if (kind === undefined || more.length > 0 || !(isDays || days === "never")) {
      faults.push(`RETENTION_DAYS must be such as deleted=30,audit=730,mails=never, with ${kinds.join(", ")}; not "${entry}".`);
    } else if (isDays) retention[kind] = Number(days);
    else delete retention[kind];
  }
  return retention;
}
