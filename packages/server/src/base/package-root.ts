import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const require = createRequire(import.meta.url);

/** This package's directory, the same from the sources and from the bundle. */
export const packageRoot = dirname(require.resolve("@mailwright/server/package.json"));

/** The blocks' directory: it holds the pictures of the starter documents. */
export const blocksRoot = dirname(require.resolve("@mailwright/blocks/package.json"));

/** The file of the REST contract, `openapi.yaml` in JSON. */
export const contractPath = require.resolve("@mailwright/contract/openapi.json");

/** The repository around this package, or null when it was installed from npm. */
export const repositoryRoot = findRepository(join(packageRoot, "../.."));

function findRepository(directory: string): string | null {
  const manifest = join(directory, "package.json");
  if (!existsSync(manifest)) return null;
  const { name }: { name?: unknown } = JSON.parse(readFileSync(manifest, "utf8"));
  return name === "mailwright" ? directory : null;
}
