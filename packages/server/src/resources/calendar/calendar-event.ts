import { isSame, sign } from "../../security/secrets.js";

/** What a calendar file says. */
export interface CalendarEvent {
  title: string;
  start: Date;
  end: Date;
  place: string;
  description: string;
}

const signatureLength = 22;

/** The event as one word, with a signature, so that nobody else can have this server hand out files. It never runs out: emails are kept. */
export function writeCalendarEvent(key: Uint8Array, { title, start, end, place, description }: CalendarEvent): string {
  const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000);
  const payload = Buffer.from(JSON.stringify([title, seconds(start), seconds(end), place, description])).toString("base64url");
  return `${payload}${sign(key, payload)}`;
}

/** What a word says that this server has signed; null for any other. */
export function readCalendarEvent(key: Uint8Array, word: string): CalendarEvent | null {
  const payload = word.slice(0, -signatureLength);
  if (!isSame(word.slice(-signatureLength), sign(key, payload))) return null;
  // Signed here, so its shape is known.
  const [title, start, end, place, description] = JSON.parse(Buffer.from(payload, "base64url").toString());
  return { title, start: new Date(start * 1000), end: new Date(end * 1000), place, description };
}
