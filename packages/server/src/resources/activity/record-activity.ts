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
  "version-restored",
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
export const recordActivity = (tx: Database, parts: Parts, activity: Activity): Promise<void> => recordActivities(tx, parts, [activity]);

/** The same of several things, no two of which are one entry, in one statement however many they are. */
export async function recordActivities(tx: Database, { clock, ids }: Parts, activities: readonly Activity[]): Promise<void> {
  if (activities.length === 0) return;
  const now = clock.now();
  const at = sql`${now.toISOString()}::timestamptz`;
  const soonSince = new Date(now.getTime() - soonMs).toISOString();
  const rows = activities.map(({ templateId, kind, by, personId = null, role = null, about = null }) => ({
    ...{ id: ids.uuid(), template_id: templateId, kind, role, about, person_id: personId },
    ...("id" in by ? { actor_id: by.id } : { guest_name: by.guestName }),
    since: gathered.has(kind) ? soonSince : null,
  }));
  // Whoever is removed at this moment is not there to be named: the lock waits for how that ends.
  const named = (column: "actor_id" | "person_id") => sql`(select id from ${users} where id = given.${sql.raw(column)} for key share)`;
  await tx.execute(sql`
    with given as (
      select * from json_to_recordset(${JSON.stringify(rows)}::json) as given (
        id uuid, template_id uuid, kind text, actor_id uuid, guest_name text, person_id uuid, role text, about text, since timestamptz)
    ), known as (
      select given.id as given_id, last.id from given cross join lateral (
        select id from ${templateActivity} as last
        where last.template_id = given.template_id and last.kind = given.kind and last.at >= given.since
          and last.actor_id is not distinct from given.actor_id and last.guest_name is not distinct from given.guest_name
          and last.person_id is not distinct from given.person_id and last.about is not distinct from given.about
        order by last.at desc, last.id desc limit 1) as last
    ), met as (
      update ${templateActivity} as entry set at = greatest(entry.at, ${at}), count = entry.count + 1 from known where entry.id = known.id
      returning known.given_id
    ), new as (
      select * from given where id not in (select given_id from met)
    ), held as (
      select id from ${templates} where id in (select template_id from new) and kind = 'user' order by id for key share
    ), made as (
      insert into ${templateActivity} (id, template_id, kind, actor_id, guest_name, person_id, role, about, count, since, at)
      select given.id, held.id, given.kind, ${named("actor_id")}, given.guest_name, ${named("person_id")}, given.role, given.about, 1, ${at}, ${at}
      from new as given join held on held.id = given.template_id
      returning template_id
    ), oldest as (
      select made.template_id, kept.at, kept.id from (select template_id, count(*)::int as count from made group by template_id) as made
      cross join lateral (
        select kept.at, kept.id from ${templateActivity} as kept where kept.template_id = made.template_id
        order by kept.at desc, kept.id desc offset greatest(${activityPerTemplateMax - 1}::int - made.count, 0) limit 1) as kept
    )
    delete from ${templateActivity} as entry using oldest
    where entry.template_id = oldest.template_id and (entry.at, entry.id) < (oldest.at, oldest.id)`);
}
