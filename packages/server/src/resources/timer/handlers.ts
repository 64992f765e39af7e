import type { components } from "@mailwright/contract";
import { refuse } from "../../base/refusal.js";
import type { Timer } from "../../drawing/timer/timer.js";
import type { Handlers } from "../../http/handler.js";
import { pictureHeaders } from "../../pictures/picture-headers.js";
import { drawTimer } from "../../pictures/timer/draw-timer.js";
import { findMoment, isZone } from "../../pictures/timer/end-moment.js";
import { readTimer, writeTimer } from "../../pictures/timer/timer.js";

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

  getTimerPicture: async ({ params: { signed } }, { ports }) => {
    const timer = readTimer(ports.secrets.timerKey, signed) ?? refuse("not-found");
    const bytes = await drawTimer(ports, signed, timer);
    // Mail programs and the proxies before them must ask again every time: the picture is of this very second.
    const caching = { "cache-control": "no-store, no-cache, must-revalidate, max-age=0", pragma: "no-cache", expires: "0" };
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
