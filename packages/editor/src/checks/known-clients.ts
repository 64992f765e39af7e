import { loadClientSupport } from "@mailwright/checks";

/** Without a connection the other rules are looked at all the same. */
export async function knownClients() {
  try {
    return await loadClientSupport();
  } catch {
    return undefined;
  }
}
