import { sql } from "drizzle-orm";
import { jobs, templates } from "../../database/schema.js";
import type { Ports } from "../../ports/ports.js";

/** So many are drawn in a few minutes. Pictures of what is saved meanwhile wait behind them. */
const atStartMax = 300;

/**
 * Asks for the picture of every template that has none that fits: those that were planted, imported, or saved while there was no browser to
 * draw with. What people see first comes first: their own before the library, the newest before the rest, what is removed last. A database
 * with more has the rest's after its next starts; until then those cards show the email itself.
 */
export async function requestMissingPreviews({ database, clock }: Ports, countMax = atStartMax): Promise<void> {
  const urgency = sql`row_number() over (
    order by ${templates.status} = 'deleted', ${templates.kind} = 'system', ${templates.updatedAt} desc
  )`;
  const asked = sql`
    select gen_random_uuid(), 'preview', ${templates.id}::text, gen_random_uuid(),
           ${clock.now().toISOString()}::timestamptz + ${urgency} * interval '1 millisecond', 0
    from ${templates}
    where ${templates.previewVersion} is distinct from ${templates.version}
    order by ${urgency} limit ${countMax}`;
  await database.execute(sql`insert into ${jobs} (id, kind, key, stamp, run_at, attempts) ${asked} on conflict (kind, key) do nothing`);
}
