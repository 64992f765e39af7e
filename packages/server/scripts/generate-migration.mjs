// Writes the next file in migrations/ from src/database/schema.ts: node packages/server/scripts/generate-migration.mjs <name>
// drizzle-kit looks for drizzle-orm beside itself, but npm keeps it in this package, so it is linked there for the moment.
import { spawnSync } from "node:child_process";
import { existsSync, rmSync, symlinkSync } from "node:fs";
import { fileURLToPath } from "node:url";

const packageRoot = fileURLToPath(new URL("..", import.meta.url));
const modules = fileURLToPath(new URL("../../../node_modules", import.meta.url));
const own = `${packageRoot}node_modules/drizzle-orm`;
const link = `${modules}/drizzle-orm`;
const needsLink = existsSync(own) && !existsSync(link);

if (needsLink) symlinkSync(own, link, "junction");
try {
  const [name = "change"] = process.argv.slice(2);
  const { status } = spawnSync(`${modules}/.bin/drizzle-kit`, ["generate", "--name", name], { cwd: packageRoot, stdio: "inherit" });
  process.exitCode = status ?? 1;
} finally {
  if (needsLink) rmSync(link);
}
