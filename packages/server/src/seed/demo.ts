import type { Database } from "../database/database.js";
import { users } from "../database/schema.js";
import { demoUsers, demoWorkspaceId } from "../resources/auth/demo-users.js";
import { ensureWorkspace, type SeedParts } from "./workspace.js";

/** Fills an empty server with the test users and their templates. Once: all of it or nothing, and never a second time. */
export function seedDemo(database: Database, parts: SeedParts): Promise<void> {
  return database.transaction(async (tx) => {
    if (!(await ensureWorkspace(tx, parts, demoWorkspaceId, "Demo"))) return;
    const [{ plantLibrary }, { planUserTemplates }, { storeTemplates }, { seedDemoShop }] = await loadSeeds();
    await seedUsers(tx, parts);
    await plantLibrary(tx, parts, demoWorkspaceId);
    await storeTemplates(tx, parts.ids, planUserTemplates(parts));
    await seedDemoShop(tx, parts);
  });
}

/** The blocks and the compiler, which a server that holds data already starts without. */
const loadSeeds = () =>
  Promise.all([import("./library.js"), import("./plan-demo.js"), import("./store-template.js"), import("./demo-shop.js")]);

async function seedUsers(tx: Database, { clock }: SeedParts): Promise<void> {
  const now = clock.now();
  const rows = demoUsers.map(
    (user) => ({ ...user, workspaceId: demoWorkspaceId, dndMode: "simple", theme: "auto", createdAt: now, updatedAt: now }) as const,
  );
  await tx.insert(users).values(rows);
}
