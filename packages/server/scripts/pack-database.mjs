// Makes the empty embedded database that a first start unpacks: making one in place takes seconds of a processor.
// One line of JSON says what is inside, then the files follow one after the other; all of it packed with gzip.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { PGlite } from "@electric-sql/pglite";

const root = fileURLToPath(new URL("..", import.meta.url));
const engine = join(dirname(createRequire(import.meta.url).resolve("@electric-sql/pglite")), "../package.json");
const { version } = JSON.parse(readFileSync(engine, "utf8"));
const cached = join(root, `../../node_modules/.cache/mailwright-database-${version}.pack`);

if (!existsSync(cached)) {
  const packed = await pack();
  mkdirSync(dirname(cached), { recursive: true });
  writeFileSync(`${cached}.${process.pid}`, packed);
  renameSync(`${cached}.${process.pid}`, cached);
}
mkdirSync(join(root, "dist"), { recursive: true });
writeFileSync(join(root, "dist/database.pack"), readFileSync(cached));

async function pack() {
  const directory = mkdtempSync(join(tmpdir(), "mailwright-pack-"));
  const database = join(directory, "database");
  try {
    await (await PGlite.create(database)).close();
    const entries = readdirSync(database, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.name !== "postmaster.pid")
      .map((entry) => ({ path: join(entry.parentPath, entry.name), isDirectory: entry.isDirectory() }))
      .sort((a, b) => (a.path < b.path ? -1 : 1));
    const paths = (kind) => entries.filter(({ isDirectory }) => isDirectory === kind).map(({ path }) => path);
    const inside = (path) => path.slice(database.length + 1).replaceAll("\\", "/");
    const contents = paths(false).map((path) => readFileSync(path));
    const files = paths(false).map((path, index) => ({ path: inside(path), sizeBytes: contents[index].length }));
    const head = JSON.stringify({ engine: version, directories: paths(true).map(inside), files });
    return gzipSync(Buffer.concat([Buffer.from(`${head}\n`), ...contents]), { level: 9 });
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
