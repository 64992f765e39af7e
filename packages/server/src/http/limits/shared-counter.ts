import type { Clock } from "../../base/clock.js";
import { addCalls, windowEnd } from "../../database/call-windows.js";
import type { Database } from "../../database/database.js";

interface Window {
  endsAt: Date;
  /** Of all processes together, as of the last time that they told each other; our own since then. */
  shared: number;
  own: number;
}

/** Counts calls of many keys without asking the database at each of them. */
export interface SharedCounter {
  /** Counts a call. Answers the seconds to wait when there were too many, else 0. */
  count(key: string, limit: { callsMax: number; windowMs: number }): number;
  /** Tells the other processes, and learns what they counted. */
  share(): Promise<void>;
}

/**
 * @param database null where there is no other process
 */
export function createSharedCounter({ database, clock }: { database: Database | null; clock: Clock }): SharedCounter {
  const windows = new Map<string, Window>();
  let sharing: Promise<void> | null = null;

  function forgetEnded(now: Date): void {
    for (const [key, { endsAt }] of windows) if (endsAt <= now) windows.delete(key);
  }

  async function share(): Promise<void> {
    forgetEnded(clock.now());
    const told = [...windows].filter(([, { own }]) => own > 0).map(([key, { endsAt, own }]) => ({ key, endsAt, calls: own }));
    if (database === null || told.length === 0) return;
    const totals = await addCalls(database, told);
    for (const { key, endsAt, calls } of told) {
      const window = windows.get(key);
      if (window?.endsAt.getTime() !== endsAt.getTime()) continue;
      window.own -= calls;
      window.shared = totals.get(key) ?? window.shared + calls;
    }
  }

  return {
    count(key, { callsMax, windowMs }) {
      const now = clock.now();
      const endsAt = windowEnd(now, windowMs);
      const known = windows.get(key);
      const window = known?.endsAt.getTime() === endsAt.getTime() ? known : { endsAt, shared: 0, own: 0 };
      windows.set(key, window);
      if (window.shared + window.own >= callsMax) return Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000));
      window.own += 1;
      return 0;
    },
    share() {
      sharing ??= share().finally(() => {
        sharing = null;
      });
      return sharing;
    },
  };
}
