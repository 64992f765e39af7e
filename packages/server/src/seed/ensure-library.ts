import type { HostKey } from "../config/host-keys.js";
import type { Ports } from "../ports/ports.js";
import { ensureWorkspace } from "./workspace.js";

/** Every workspace that a host key names, with its categories and the library of starters, made at its first use. */
export async function ensureLibrary(ports: Ports, hostKeys: readonly HostKey[]): Promise<void> {
  for (const workspaceId of new Set(hostKeys.map((key) => key.workspaceId))) {
    await ports.database.transaction(async (tx) => {
      // The blocks and the compiler are there for the first start only.
      if (await ensureWorkspace(tx, ports, workspaceId, workspaceId))
        await (await import("./library.js")).plantLibrary(tx, ports, workspaceId);
    });
  }
}
