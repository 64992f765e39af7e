// What publint and "are the types wrong" say of the packed packages, and whether they carry what nobody needs.
import { readFileSync, statSync } from "node:fs";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { publint } from "publint";
import { formatMessage } from "publint/utils";

/** We ship modules only: who resolves as Node 10 did, or calls `require` of a Node that cannot load modules so, has no use for them. */
const foreignResolutions = new Set(["node10", "node16-cjs"]);

/**
 * What is wrong with one packed package, in sentences.
 *
 * @param {{ readonly manifest: Readonly<Record<string, any>>, readonly tarball: string }} packed
 */
export async function findFaults({ manifest, tarball }) {
  const bytes = readFileSync(tarball);
  const types = createPackageFromTarballData(new Uint8Array(bytes));
  const sizes = sumSizes(types, manifest.name);
  console.log(
    `${manifest.name.padEnd(26)} ${(statSync(tarball).size / 1024).toFixed(0).padStart(6)} KiB packed, code ${sizes.code} KiB, maps ${sizes.maps} KiB`,
  );
  const { messages } = await publint({
    pack: { tarball: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) },
    strict: true,
  });
  return [
    ...messages.map((message) => `publint: ${formatMessage(message, manifest, { color: false })}`),
    ...(await findWrongTypes(types, filesOf(manifest))),
    ...findTestHelpers(types, manifest.name),
    ...(sizes.maps > sizes.code ? ["its source maps are larger than its code"] : []),
  ];
}

/** Faces without conditions are files to fetch (a worker, a contract), not modules to import. */
function filesOf({ exports }) {
  return Object.keys(exports).filter((face) => typeof exports[face] === "string" && !face.includes("*"));
}

async function findWrongTypes(types, excludeEntrypoints) {
  const result = await checkPackage(types, { excludeEntrypoints });
  if (!result.types) return ["attw: it has no types"];
  return result.problems
    .filter(
      (problem) => !("resolutionKind" in problem && foreignResolutions.has(problem.resolutionKind)) && problem.kind !== "CJSResolvesToESM",
    )
    .map((problem) => `attw: ${problem.kind} ${problem.entrypoint ?? problem.fileName ?? ""} ${problem.resolutionKind ?? ""}`);
}

/** Tests, stories and what only they use stand in files of these names, so that no build and no package takes them along. */
function findTestHelpers(types, name) {
  const helpers = types.listFiles(`/node_modules/${name}`).filter((path) => /\/testing\/|\.(?:test|stories)\./.test(path));
  return helpers.map((path) => `it ships what only tests use: ${path}`);
}

function sumSizes(types, name) {
  const sum = (ending) =>
    types.listFiles(`/node_modules/${name}`).reduce((total, path) => total + (path.endsWith(ending) ? types.readFile(path).length : 0), 0);
  return { code: Math.round(sum(".js") / 1024), maps: Math.round(sum(".map") / 1024) };
}
