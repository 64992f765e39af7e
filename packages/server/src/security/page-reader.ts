import type { Clock } from "../base/clock.js";
import { refuse } from "../base/refusal.js";
import type { Database } from "../database/database.js";
import { findSessionUser, type SignedInUser } from "./authenticate.js";
import { type PageKind, readPageToken } from "./page-tokens.js";
import type { Secrets } from "./secrets.js";

interface Parts {
  database: Database;
  secrets: Secrets;
  clock: Clock;
}

/** Who opens a page by its address: the user of the session that the address was written for, if that has not ended. */
export async function requirePageReader(
  { database, secrets, clock }: Parts,
  kind: PageKind,
  id: string,
  token: string,
): Promise<SignedInUser> {
  const sessionHash = readPageToken(secrets.pageKey, kind, id, token, clock.now()) ?? refuse("unauthenticated");
  return (await findSessionUser(database, sessionHash, clock.now())) ?? refuse("session-ended");
}
