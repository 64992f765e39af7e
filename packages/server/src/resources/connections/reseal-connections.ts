import { and, asc, eq, gt, ne } from "drizzle-orm";
import { connections } from "../../database/schema.js";
import type { Ports } from "../../ports/ports.js";
import { keyIdOf } from "../../security/seal-credentials.js";
import { openContent, sealContent } from "./connection-content.js";

const atOnce = 100;

/**
 * Encrypts anew with the first key what an older one encrypted, so that the older one can be thrown away. What no key opens stays: its key may come
 * back, and whoever uses it is told.
 */
export async function resealConnections({ database, secrets }: Pick<Ports, "database" | "secrets">): Promise<void> {
  const [key] = secrets.connectionKeys;
  for (let last: string | undefined; key; ) {
    const after = last === undefined ? undefined : gt(connections.id, last);
    const rows = await database
      .select()
      .from(connections)
      .where(and(ne(connections.keyId, keyIdOf(key)), after))
      .orderBy(asc(connections.id))
      .limit(atOnce);
    for (const row of rows) {
      const content = openContent(secrets, row);
      // What was renewed meanwhile is newer than what was read, and stays.
      const same = and(eq(connections.id, row.id), eq(connections.sealed, row.sealed));
      if (content)
        await database
          .update(connections)
          .set(sealContent(secrets, row, content))
          .where(same);
    }
    last = rows.at(-1)?.id;
    if (rows.length < atOnce) return;
  }
}
