import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { cutText } from "../../base/json-pieces.js";
import type { Database } from "../../database/database.js";
import { mailMessages, mailPieces } from "../../database/schema.js";

/** So much goes in one statement: longer ones would keep the embedded database from everybody else. */
const pieceMaxLength = 200_000;

type Part = (typeof mailPieces.$inferSelect)["part"];
export const mailParts = ["html", "text", "source"] as const satisfies readonly Part[];

/** A text as the mail's own row and the pieces behind it keep it. */
export function cutMailText(text: string): [string, ...string[]] {
  const [first = "", ...rest] = cutText(text, pieceMaxLength);
  return [first, ...rest];
}

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
