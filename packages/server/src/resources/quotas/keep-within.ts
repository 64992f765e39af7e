import { type QuotaKind, type QuotaScope, type QuotaUse, quotaKinds } from "@mailwright/contract";
import { eq, sql } from "drizzle-orm";
import { refuse } from "../../base/refusal.js";
import type { Limits, Quotas } from "../../config/quotas.js";
import type { Database } from "../../database/database.js";
import { users } from "../../database/schema.js";
import type { Ports } from "../../ports/ports.js";
import { type Counted, countUse } from "./count-use.js";

/** Who has what is counted; nobody has what belongs to the workspace alone. */
export interface Owner {
  id: string | null;
  workspaceId: string;
}

/** What a change has added, by kind. */
export type Added = Partial<Record<QuotaKind, number>>;

const scopes: readonly QuotaScope[] = ["user", "workspace"];

/**
 * Ends the call when what was just stored is more than a person or a workspace may have. Run last inside of the change: whoever adds to the same at the same
 * moment waits here for the end of it, so that both see all that there is, whichever process they are in.
 */
export const keepWithin = (tx: Database, ports: Ports, owner: Owner, added: Added): Promise<void> =>
  keepAllWithin(tx, ports, [{ owner, added }]);

/** The same for what several have added. */
export async function keepAllWithin(
  tx: Database,
  ports: Ports,
  changes: readonly { readonly owner: Owner; readonly added: Added }[],
): Promise<void> {
  const limits: (Limit & { readonly more: number; readonly whose: string })[] = [];
  for (const { owner, added } of changes) {
    if (!Object.values(added).some((more) => more > 0)) continue;
    for (const limit of await findLimits(tx, ports, owner)) {
      const { scope, kind, counted } = limit;
      const more = added[kind] ?? 0;
      if (more > 0) limits.push({ ...limit, more, whose: scope === "user" ? counted.userId : counted.workspaceId });
    }
  }
  for (const { scope, kind, limit, counted, more, whose } of limits.sort(inOneOrder)) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`quota ${kind} ${scope} ${whose}`}, 0))`);
    const used = await countUse[kind](tx, counted);
    if (used > limit) refuse(`quota-${kind}`, { quota: { kind, scope, limit, used: Math.max(0, used - more) } });
  }
}

/** Two who lock in the same order never wait for each other. */
const inOneOrder = (one: Limit & { readonly whose: string }, other: Limit & { readonly whose: string }) =>
  scopes.indexOf(one.scope) - scopes.indexOf(other.scope) ||
  quotaKinds.indexOf(one.kind) - quotaKinds.indexOf(other.kind) ||
  one.whose.localeCompare(other.whose);

/**
 * Ends the call when one more of these would be too many. Asked before a service is called that the operator pays for, so that whoever is at a limit
 * spends nothing there; `keepWithin` still decides when the result is stored.
 */
export async function requireRoom(ports: Ports, owner: Owner, kinds: readonly QuotaKind[]): Promise<void> {
  for (const { scope, kind, limit, counted } of await findLimits(ports.database, ports, owner)) {
    if (!kinds.includes(kind)) continue;
    const used = await countUse[kind](ports.database, counted);
    if (used >= limit) refuse(`quota-${kind}`, { quota: { kind, scope, limit, used } });
  }
}

/** How far each limit that concerns this person is used up. */
export async function listUse(tx: Database, ports: Ports, owner: Owner): Promise<QuotaUse[]> {
  const uses: QuotaUse[] = [];
  for (const { scope, kind, limit, counted } of await findLimits(tx, ports, owner)) {
    uses.push({ kind, scope, limit, used: await countUse[kind](tx, counted) });
  }
  return uses;
}

interface Limit {
  scope: QuotaScope;
  kind: QuotaKind;
  limit: number;
  counted: Counted;
}

async function findLimits(tx: Database, { quotas, clock }: Ports, { id, workspaceId }: Owner): Promise<Limit[]> {
  const of: Record<QuotaScope, Limits> = { user: id === null ? {} : await findOwn(tx, quotas, id), workspace: quotas.workspace };
  const day = clock.now().toISOString().slice(0, 10);
  // Always in the same order, so that two calls never wait for each other.
  return scopes.flatMap((scope) =>
    quotaKinds.flatMap((kind) => {
      const limit = of[scope][kind];
      return limit === undefined ? [] : [{ scope, kind, limit, counted: { scope, workspaceId, userId: id ?? "", day } }];
    }),
  );
}

async function findOwn(tx: Database, { user, plans }: Quotas, id: string): Promise<Limits> {
  if (Object.keys(plans).length === 0) return user;
  const [row] = await tx.select({ plan: users.plan }).from(users).where(eq(users.id, id));
  return { ...user, ...plans[String(row?.plan)] };
}
