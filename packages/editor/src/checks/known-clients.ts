import { loadClientSupport } from "@mailwright/checks";

/** Without a connection this rule is left out, and the other rules run. */
export async function knownClients() {
  try {
    return await loadClientSupport();
  } catch {
    return undefined;
  }
}
