import type { Config } from "../config/config.js";
import type { Ports } from "../ports/ports.js";
import { seedDemo } from "./demo.js";
import { ensureLibrary } from "./ensure-library.js";
import { storeHostKeys } from "./host-keys.js";

/** Brings the database to where the configuration expects it: host keys as listed, library and demo data planted. Safe to repeat. */
export async function prepareDatabase(ports: Ports, { authMode, hostKeys }: Pick<Config, "authMode" | "hostKeys">): Promise<void> {
  if (authMode === "demo") await seedDemo(ports.database, ports);
  await ensureLibrary(ports, hostKeys);
  await ports.database.transaction((tx) => storeHostKeys(tx, ports.clock, hostKeys));
}
