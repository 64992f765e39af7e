import type { Timer } from "../../drawing/timer/timer.js";
import { typefaces } from "../../drawing/typefaces.js";
import { isSame, sign } from "../../security/secrets.js";

const signatureLength = 22;

/** The timer as one word, with a signature, so that nobody else can have this server draw. It never runs out: emails are kept. */
export function writeTimer(key: Uint8Array, timer: Timer): string {
  const payload = Buffer.from(
    JSON.stringify([
      timer.endsAt.getTime() / 1000,
      timer.widthPx,
      typefaces.indexOf(timer.textFont),
      typefaces.indexOf(timer.numberFont),
      timer.backgroundColor,
      timer.textColor,
      timer.numberColor,
      ...timer.labels,
    ]),
  ).toString("base64url");
  return `${payload}${sign(key, payload)}`;
}

/** What a word says that this server has signed; null for any other. */
export function readTimer(key: Uint8Array, word: string): Timer | null {
  const payload = word.slice(0, -signatureLength);
  if (!isSame(word.slice(-signatureLength), sign(key, payload))) return null;
  // Signed here, so its shape is known.
  const [seconds, widthPx, textFont, numberFont, backgroundColor, textColor, numberColor, ...labels] = JSON.parse(
    Buffer.from(payload, "base64url").toString(),
  );
  return {
    endsAt: new Date(seconds * 1000),
    widthPx,
    textFont: typefaces[textFont] ?? "serif",
    numberFont: typefaces[numberFont] ?? "serif",
    backgroundColor,
    textColor,
    numberColor,
    labels,
  };
}
