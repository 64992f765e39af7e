import { refuse } from "../base/refusal.js";

export interface FollowingLimits {
  /** Streams of one user at this process: tabs in view, on all of their devices. */
  perUserMax?: number;
  /** Streams at this process. */
  max?: number;
  /** How often each stream checks that its user may still follow, and looks for changes of which no message came. */
  lookMs?: number;
  /** How often a stream says that it lives, so that no proxy takes it for dead. */
  beatMs?: number;
  /** How long a stream lasts at most; whoever still wants it asks again. */
  lastsMs?: number;
  /** Answers a number from 0 to 1. It spreads the streams that all have to look at the same time. */
  random?: () => number;
}

/** Who follows templates at this process. */
export interface Following extends Required<FollowingLimits> {
  /** A place for one more stream of this user; answers how to leave it. Refused where there is none. */
  enter(userId: string): () => void;
  /**
   * After messages may have been lost, every stream has to look, and each look makes a page load its lists again. So each waits a random
   * time, which is longer the more streams there are.
   */
  pauseAfterGapMs(): number;
}

/** On average one stream looks in this time. All have looked within half a minute, after which dashboards ask by themselves anyway. */
const gapShareMs = 15;
const gapMostMs = 30_000;

const usual = { perUserMax: 12, max: 2000, lookMs: 10_000, beatMs: 20_000, lastsMs: 60 * 60 * 1000, random: Math.random };

export function createFollowing(limits: FollowingLimits = {}): Following {
  const settled = { ...usual, ...limits };
  const counts = new Map<string, number>();
  let all = 0;
  return {
    ...settled,
    pauseAfterGapMs: () => settled.random() * Math.min(all * gapShareMs, gapMostMs),
    enter(userId) {
      const own = counts.get(userId) ?? 0;
      if (own >= settled.perUserMax) refuse("too-many-requests");
      if (all >= settled.max) refuse("unavailable");
      counts.set(userId, own + 1);
      all += 1;
      let isInside = true;
      return () => {
        if (!isInside) return;
        isInside = false;
        all -= 1;
        const left = (counts.get(userId) ?? 1) - 1;
        if (left > 0) counts.set(userId, left);
        else counts.delete(userId);
      };
    },
  };
}
