import type { components } from "@mailwright/contract";
import { refuse } from "../../base/refusal.js";
import type { Timer } from "../../drawing/timer/timer.js";
import type { Handlers } from "../../http/handler.js";
import { pictureHeaders } from "../../pictures/picture-headers.js";
import { drawTimer, findLeftSeconds } from "../../pictures/timer/draw-timer.js";
import { findMoment, isZone } from "../../pictures/timer/end-moment.js";
import { readTimer, writeTimer } from "../../pictures/timer/timer.js";

const endedKeptSeconds = 86_400;
const labelNames = ["days", "hours", "minutes", "seconds"] as const;
const defaultLabels = { days: "Days", hours: "Hours", minutes: "Minutes", seconds: "Seconds" };

export const timerHandlers = {
  createTimer: async ({ body }, { ports, user, origin }) => {
    const timer = parseTimer(body);
    const { widthPx, heightPx, unknownLabels } = await ports.drawings.run("measureTimer", timer, { caller: user.id });
    const unknown = unknownLabels.map((index) => ({ field: `labels.${labelNames[index]}`, code: "forbidden-characters" }));
    if (unknown.length > 0) refuse("invalid-request", { fields: unknown });
    const url = `${origin}/api/v2/timer/${writeTimer(ports.secrets.timerKey, timer)}.gif`;
    return { status: 200, body: { url, widthPx, heightPx, endsAt: timer.endsAt.toISOString() } };
  },

  getTimerPicture: async ({ params: { signed }, headers }, { ports }) => {
    const timer = readTimer(ports.secrets.timerKey, signed) ?? refuse("not-found");
    const leftSeconds = findLeftSeconds(timer, ports.clock.now());
    // While it runs, mail programs and the proxies before them must ask each time, since the picture is of this very second: all who ask
    // within it are given the same one. Once it has ended it does not change any more.
    const cacheControl = leftSeconds > 0 ? "public, no-cache, max-age=0, must-revalidate" : `public, max-age=${endedKeptSeconds}`;
    const caching = { "cache-control": cacheControl, etag: `"${leftSeconds}"` };
    if (headers["if-none-match"] === caching.etag) return { status: 304, body: undefined, headers: caching };
    const bytes = await drawTimer(ports, signed, timer);
    return { status: 200, body: bytes, headers: { ...caching, ...pictureHeaders, "content-type": "image/gif" } };
  },
} satisfies Partial<Handlers>;

function parseTimer(draft: components["schemas"]["TimerDraft"]): Timer {
  const { end, timeZone, widthPx = 400, textFont = "serif", numberFont = "serif" } = draft;
  const { backgroundColor = "#ffffff", textColor = "#000000", numberColor = "#000000" } = draft;
  if (!isZone(timeZone)) refuse("invalid-request", { fields: [{ field: "timeZone", code: "not-allowed" }] });
  const endsAt = findMoment(end, timeZone) ?? refuse("invalid-request", { fields: [{ field: "end", code: "invalid" }] });
  const labels = { ...defaultLabels, ...draft.labels };
  const hex = (color: string) => color.slice(1).toLowerCase();
  return {
    endsAt,
    widthPx,
    textFont,
    numberFont,
    backgroundColor: hex(backgroundColor),
    textColor: hex(textColor),
    numberColor: hex(numberColor),
    labels: labelNames.map((name) => labels[name]),
  };
}
