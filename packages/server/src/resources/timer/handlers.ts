import type { components } from "@mailwright/contract";
import { refuse } from "../../base/refusal.js";
import type { Handlers } from "../../http/handler.js";
import { pictureHeaders } from "../../pictures/picture-headers.js";
import { drawTimer } from "../../drawing/timer/draw-timer.js";
import { findMoment, isZone } from "../../pictures/timer/end-moment.js";
import { readTimer, type Timer, writeTimer } from "../../pictures/timer/timer.js";
import { layTimer } from "../../drawing/timer/timer-layout.js";
import { outlineText } from "../../drawing/typefaces.js";

const defaultLabels = { days: "Days", hours: "Hours", minutes: "Minutes", seconds: "Seconds" };

export const timerHandlers = {
  createTimer: async ({ body }, { ports, origin }) => {
    const timer = await parseTimer(body);
    const { widthPx, heightPx } = await layTimer(timer);
    const url = `${origin}/api/v2/timer/${writeTimer(ports.secrets.timerKey, timer)}.gif`;
    return { status: 200, body: { url, widthPx, heightPx, endsAt: timer.endsAt.toISOString() } };
  },

  getTimerPicture: async ({ params: { signed } }, { ports }) => {
    const timer = readTimer(ports.secrets.timerKey, signed) ?? refuse("not-found");
    const bytes = await drawTimer(signed, timer, ports.clock.now());
    // Mail programs and the proxies before them must ask again every time: the picture is of this very second.
    const caching = { "cache-control": "no-store, no-cache, must-revalidate, max-age=0", pragma: "no-cache", expires: "0" };
    return { status: 200, body: bytes, headers: { ...caching, ...pictureHeaders, "content-type": "image/gif" } };
  },
} satisfies Partial<Handlers>;

async function parseTimer(draft: components["schemas"]["TimerDraft"]): Promise<Timer> {
  const { end, timeZone, widthPx = 400, textFont = "serif", numberFont = "serif" } = draft;
  const { backgroundColor = "#ffffff", textColor = "#000000", numberColor = "#000000" } = draft;
  if (!isZone(timeZone)) refuse("invalid-request", { fields: [{ field: "timeZone", code: "not-allowed" }] });
  const endsAt = findMoment(end, timeZone) ?? refuse("invalid-request", { fields: [{ field: "end", code: "invalid" }] });
  const { days, hours, minutes, seconds } = { ...defaultLabels, ...draft.labels };
  const labels = { days, hours, minutes, seconds };
  for (const [name, label] of Object.entries(labels)) {
    const isDrawable = (await outlineText(label, textFont, { weight: 400, sizePx: 1 })) !== null;
    if (!isDrawable) refuse("invalid-request", { fields: [{ field: `labels.${name}`, code: "forbidden-characters" }] });
  }
  const hex = (color: string) => color.slice(1).toLowerCase();
  return {
    endsAt,
    widthPx,
    textFont,
    numberFont,
    backgroundColor: hex(backgroundColor),
    textColor: hex(textColor),
    numberColor: hex(numberColor),
    labels: Object.values(labels),
  };
}
