import { type CheckOptions, loadClientSupport, loadWordReading } from "@mailwright/checks";

/** What rules know of clients and of Word. */
export type Knowledge = Pick<CheckOptions, "clientSupport" | "wordReading">;

/** Without a connection their rules are left out, and the other rules run. */
export async function fetchKnowledge(): Promise<Knowledge | undefined> {
  try {
    const [clientSupport, wordReading] = await Promise.all([loadClientSupport(), loadWordReading()]);
    return { clientSupport, wordReading };
  } catch {
    return undefined;
  }
}
