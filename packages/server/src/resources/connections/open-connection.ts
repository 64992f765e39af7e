import { type Destination, type FieldKind, readGiven, refreshTokens, type Tokens } from "@mailwright/destinations";
import { eq } from "drizzle-orm";
import { refuse } from "../../base/refusal.js";
import { connections } from "../../database/schema.js";
import type { Ports } from "../../ports/ports.js";
import type { SignedInUser } from "../../security/authenticate.js";
import type { Offered } from "../destinations/offered.js";
import { clockOf, fetchThrough } from "../destinations/send-through.js";
import { type ConnectionContent, requireContent, sealContent } from "./connection-content.js";
import { refuseAccount } from "./create-connection.js";
import type { Connection } from "./stored-connection.js";

/** A token that ends while the calls are made is no use. */
const spareMs = 2 * 60 * 1000;

/** What is kept of an account, ready for calls: tokens that have ended are renewed, and kept. */
export async function openConnection(
  ports: Ports,
  user: SignedInUser,
  offered: Offered,
  connection: Connection,
): Promise<ConnectionContent> {
  const content = requireContent(ports.secrets, connection);
  const endsAt = content.tokens?.expiresAt;
  if (content.tokens === undefined || endsAt === undefined || Date.parse(endsAt) > ports.clock.now().getTime() + spareMs) return content;
  const tokens = await renew(ports, user, offered, { connection, content, tokens: content.tokens });
  return { ...content, tokens };
}

interface Kept {
  connection: Connection;
  content: ConnectionContent;
  tokens: Tokens;
}

async function renew(ports: Ports, user: SignedInUser, { destination, settings }: Offered, kept: Kept): Promise<Tokens> {
  const client = settings.client ?? refuse("not-configured");
  const { connection, content, tokens } = kept;
  const account = { destination, bases: settings.bases, given: content.given, fetch: fetchThrough(ports, user.id), clock: clockOf(ports) };
  const outcome = await refreshTokens({ ...account, client, tokens });
  if (outcome.ok) {
    const sealed = sealContent(ports.secrets, connection, { ...content, tokens: outcome.tokens });
    await ports.database.update(connections).set(sealed).where(eq(connections.id, connection.id));
    return outcome.tokens;
  }
  // Another call may have renewed it in the same moment, and services take what renews a token once.
  const [now] = await ports.database.select().from(connections).where(eq(connections.id, connection.id));
  const other = now && requireContent(ports.secrets, now).tokens;
  return other && other.accessToken !== tokens.accessToken ? other : refuseAccount(outcome.failure);
}

/** What says where in an account something goes, and is no way to take the account elsewhere. */
const changeable: ReadonlySet<FieldKind> = new Set(["text", "email", "choice", "choices", "lists"]);

/**
 * Merges the kept credentials with what this export gave. If the destination has an address field, nothing given is used: otherwise anybody who may
 * use the team's webhook could have its secret headers sent to a server of their own.
 */
export function mergeGiven(
  { fields, authorization }: Destination,
  kept: ConnectionContent["given"],
  given: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const region = authorization.kind === "code" ? authorization.regionField : undefined;
  const names = Object.keys(fields).filter((name) => changeable.has(fields[name]?.kind ?? "secret") && name !== region);
  const hasAddress = Object.values(fields).some(({ kind }) => kind === "url");
  const chosen = hasAddress ? [] : names.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]] as const]));
  const merged = { ...kept, ...Object.fromEntries(chosen) };
  const read = readGiven(fields, merged);
  return read.ok ? merged : refuse("invalid-request", { fields: [...read.faults] });
}

/** Notes that an email went there with it. */
export async function noteUse({ database, clock }: Ports, id: string): Promise<void> {
  await database.update(connections).set({ usedAt: clock.now() }).where(eq(connections.id, id));
}
