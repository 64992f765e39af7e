import type { FollowingPace } from "./follow.js";

/** How long a tab may be hidden before its stream is given up. */
const unseenMs = 30_000;

/** The pace of the page that this runs in: nothing is followed for long in a hidden tab. */
export const pagePace: FollowingPace = {
  random: Math.random,
  whenSeen: (signal) =>
    new Promise((resolve) => {
      if (document.visibilityState === "visible" || signal.aborted) return resolve();
      const stop = new AbortController();
      const done = () => {
        stop.abort();
        resolve();
      };
      const look = () => document.visibilityState === "visible" && done();
      document.addEventListener("visibilitychange", look, { signal: stop.signal });
      signal.addEventListener("abort", done, { signal: stop.signal });
    }),
  onUnseen(tell) {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      if (document.visibilityState === "hidden") timer = setTimeout(tell, unseenMs);
    };
    document.addEventListener("visibilitychange", look);
    // A page that was left may be kept for the way back, without timers but with its connections: after six of them no page of the server
    // would load any more.
    window.addEventListener("pagehide", tell);
    look();
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("pagehide", tell);
    };
  },
  wait: (ms, signal) =>
    new Promise((resolve) => {
      if (signal.aborted) return resolve();
      const stop = new AbortController();
      const done = () => {
        clearTimeout(timer);
        stop.abort();
        resolve();
      };
      const timer = setTimeout(done, ms);
      signal.addEventListener("abort", done, { signal: stop.signal });
    }),
};
