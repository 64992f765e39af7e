import { and, eq, isNotNull, ne } from "drizzle-orm";
import { stores } from "../../database/schema.js";
import type { Ports } from "../../ports/ports.js";
import { keyIdOf } from "../../security/seal-credentials.js";
import { openStore, sealStore } from "./store-credentials.js";

/** Encrypts anew with the first key what an older one encrypted, so that the older one can be thrown away. What no key opens stays: its key may come back. */
export async function resealStores({ database, secrets }: Pick<Ports, "database" | "secrets">): Promise<void> {
  const [key] = secrets.connectionKeys;
  if (!key) return;
  const rows = await database
    .select()
    .from(stores)
    .where(and(isNotNull(stores.sealed), ne(stores.keyId, keyIdOf(key))));
  for (const { id, workspaceId, keyId, sealed } of rows) {
    if (keyId === null || sealed === null) continue;
    const credentials = openStore(secrets, { id, workspaceId }, { keyId, sealed });
    if (!credentials) continue;
    await database
      .update(stores)
      .set(sealStore(secrets, { id, workspaceId }, credentials))
      .where(eq(stores.id, id));
  }
}
