import pg from "pg";
import { openPostgres } from "../../packages/server/src/database/open-database.js";
import { explainLists } from "../../packages/server/src/testing/test-plans.js";
import { createTestDatabase } from "../../packages/server/src/testing/test-postgres.js";
import { rareWord, seedTemplates } from "./seed-templates.js";

const option = (name: string, initial: number) =>
  Number(process.argv.find((word) => word.startsWith(`--${name}=`))?.split("=")[1] ?? initial);
const templates = option("templates", 1_000_000);
const ownedByEach = option("each", 10_000);

async function findOwner(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query("select md5('user3')::uuid as id");
  await client.end();
  return String(rows[0]?.id);
}

const { url, drop } = await createTestDatabase({ isDurable: true });
try {
  const { database, close } = await openPostgres(url, { isPatient: true });
  await seedTemplates(database, templates, { ownedByEach });
  const user = {
    id: await findOwner(url),
    workspaceId: "acme",
    role: "user",
    plan: 2,
    entitlements: [],
    teams: [],
    sessionHash: "",
  } as const;
  console.log(
    `${templates.toLocaleString("en")} templates, ${ownedByEach.toLocaleString("en")} of each owner: pages of 8 KB that each list looks at`,
  );
  for await (const { list, key, offset, pages, ms } of explainLists(database, user, rareWord))
    console.log(
      `  ${list.padEnd(26)}${key.padEnd(14)}offset ${String(offset).padEnd(6)}${String(pages).padStart(8)} pages ${ms.toFixed(1).padStart(8)} ms`,
    );
  await close();
} finally {
  await drop();
}
