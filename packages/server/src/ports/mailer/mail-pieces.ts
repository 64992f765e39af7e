import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database/database.js";
import { mailMessages, mailPieces } from "../../database/schema.js";

/** So much goes in one statement: longer ones would keep the embedded database from everybody else. */
const pieceMaxLength = 200_000;

type Part = (typeof mailPieces.$inferSelect)["part"];
export const mailParts = ["html", "text", "source"] as const satisfies readonly Part[];

/** A text in pieces, at least one. No character is in two of them. */
export function cutText(text: string, maxLength = pieceMaxLength): [string, ...string[]] {
  const [first, ...rest] = ends(text, maxLength).map((end, nth, all) => text.slice(all[nth - 1] ?? 0, end));
  return [first ?? "", ...rest];
}

function ends(text: string, maxLength: number): number[] {
  const found: number[] = [];
  for (let at = 0; at < text.length; ) {
    const end = Math.min(at + maxLength, text.length);
    // Many characters are two units, which the database takes only together.
    at = end < text.length && isFirstHalf(text.charCodeAt(end - 1)) ? end - 1 : end;
    found.push(at);
  }
  return found;
}

const isFirstHalf = (unit: number) => unit >= 0xd800 && unit <= 0xdbff;

/** What a part of a stored mail says after the piece in the mail's own row. */
export async function findRest(database: Database, mailId: string, part: Part): Promise<string> {
  const rows = await database
    .select({ content: mailPieces.content })
    .from(mailPieces)
    .where(and(eq(mailPieces.mailId, mailId), eq(mailPieces.part, part)))
    .orderBy(asc(mailPieces.position));
  return rows.map(({ content }) => content).join("");
}

/** The whole source of the mail of a row, for a statement that looks through mails. */
export const wholeSource: SQL<string> = sql`${mailMessages.source} || coalesce((
  select string_agg(p.content, '' order by p.position) from mail_pieces p where p.mail_id = "mail_messages"."id" and p.part = 'source'), '')`;
