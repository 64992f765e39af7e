import { type ActivityKind, activityPerTemplateMax, type CollaboratorRole } from "@mailwright/contract";
import { sql } from "drizzle-orm";
import type { Clock } from "../../base/clock.js";
import type { Ids } from "../../base/ids.js";
import type { Database } from "../../database/database.js";
import { templateActivity, templates, users } from "../../database/schema.js";

/** What somebody did with a template. */
export interface Activity {
  readonly templateId: string;
  readonly kind: ActivityKind;
  /** Who did it. */
  readonly by: { readonly id: string } | { readonly guestName: string };
  /** To whom. */
  readonly personId?: string | null;
  readonly role?: CollaboratorRole;
  readonly about?: string;
}

interface Parts {
  clock: Clock;
  ids: Ids;
}

/** What is one entry where the same person does it again soon. */
const gathered: ReadonlySet<ActivityKind> = new Set([
  "changed",
  "settings-changed",
  "locked",
  "unlocked",
  "commented",
  "exported",
  "test-mail",
  "copied",
]);
const soonMs = 60 * 60 * 1000;

/** Writes down what somebody did, in the transaction in which it happens. Starters have no activity. The newest entries of a template stay. */
export async function recordActivity(tx: Database, { clock, ids }: Parts, activity: Activity): Promise<void> {
  const { templateId, kind, by, personId = null, role = null, about = null } = activity;
  const [actorId, guestName] = "id" in by ? [by.id, null] : [null, by.guestName];
  const now = clock.now();
  const at = sql`${now.toISOString()}::timestamptz`;
  const isSoon = gathered.has(kind) ? sql`last.at >= ${new Date(now.getTime() - soonMs).toISOString()}::timestamptz` : sql`false`;
  // Whoever is removed at this moment is not there to be named: the lock waits for how that ends.
  const named = (id: string | null) => sql`(select id from ${users} where id = ${id}::uuid for key share)`;
  await tx.execute(sql`
    with met as (
      update ${templateActivity} set at = greatest(at, ${at}), count = count + 1 where id = (
        select id from ${templateActivity} as last
        where last.template_id = ${templateId} and last.kind = ${kind} and ${isSoon}
          and last.actor_id is not distinct from ${actorId}::uuid and last.guest_name is not distinct from ${guestName}::text
          and last.person_id is not distinct from ${personId}::uuid and last.about is not distinct from ${about}::text
        order by last.at desc, last.id desc limit 1)
      returning id
    ), held as (
      select id from ${templates} where id = ${templateId} and kind = 'user' and not exists (select 1 from met) for key share
    ), made as (
      insert into ${templateActivity} (id, template_id, kind, actor_id, guest_name, person_id, role, about, count, since, at)
      select ${ids.uuid()}::uuid, id, ${kind}, ${named(actorId)}, ${guestName}, ${named(personId)}, ${role}, ${about}, 1, ${at}, ${at}
      from held
      returning id
    )
    delete from ${templateActivity} where template_id = ${templateId} and exists (select 1 from made) and (at, id) < (
      select kept.at, kept.id from ${templateActivity} as kept where kept.template_id = ${templateId}
      order by kept.at desc, kept.id desc offset ${activityPerTemplateMax - 2} limit 1)`);
}
