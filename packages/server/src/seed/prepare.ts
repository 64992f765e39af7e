import type { Config } from "../config/config.js";
import { hostKeys } from "../database/schema.js";
import type { Ports } from "../ports/ports.js";
import { hashSecret } from "../security/secrets.js";
import { seedDemo } from "./demo.js";
import { ensureWorkspace } from "./workspace.js";

/** Brings the database to where the configuration expects it: host keys known, library and demo data planted. Safe to repeat. */
export async function prepareDatabase(ports: Ports, { authMode, hostKeys: configured }: Config): Promise<void> {
  if (authMode === "demo") await seedDemo(ports.database, ports);
  for (const { workspaceId, key } of configured) {
    await ports.database.transaction(async (tx) => {
      // The blocks and the compiler are there for the first start only.
      if (await ensureWorkspace(tx, ports, workspaceId, workspaceId))
        await (await import("./library.js")).plantLibrary(tx, ports, workspaceId);
      const row = { keyHash: hashSecret(key), workspaceId, createdAt: ports.clock.now() };
      await tx.insert(hostKeys).values(row).onConflictDoNothing();
    });
  }
}
