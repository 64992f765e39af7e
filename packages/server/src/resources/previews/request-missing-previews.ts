import { sql } from "drizzle-orm";
import { jobs, templates } from "../../database/schema.js";
import type { Ports } from "../../ports/ports.js";

/** Few enough to be drawn in some minutes: a picture of what is saved meanwhile waits until they are drawn. */
const atStartMax = 300;

/**
 * Asks for a preview picture of every template whose picture is missing or older than the template: it came with the first data, was
 * imported, or was saved while the server had no browser to draw with. People's own templates come before the library, newer ones before
 * older ones, deleted ones last. Of more than `countMax` the rest is asked for at the next start; until then their cards in the dashboard
 * show the email itself.
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
