// What a browser fetches before <email-editor> is usable, of the built script-tag bundle: printed as a table, and held to a limit.
import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";

const limitKib = 160;
/** The same on a page that gives an email, providers or features of its own, as most do, and in how many files. */
const drivenLimits = { kib: 166, files: 6 };
/** What the first cards of <template-dashboard> need, and in how many files. */
const dashboardLimits = { kib: 150, files: 8 };
/** What <email-editor> fetches afterwards without being asked, while nobody changes anything (see fetch-ahead.ts), and in how many files. */
const aheadLimits = { kib: 296, files: 14 };
const hostHalfLimitKib = 2;
/** What the thread of the checks may fetch at its start that the page has not fetched by then. It carried everything once more: 300 KiB. */
const threadLimitKib = 16;
const cdn = fileURLToPath(new URL("../../packages/elements/dist/cdn", import.meta.url));

/** The files of the first screen with their sizes on the wire: the entry, the editor's chunk, and what these import. */
export function measureFirstScreen(folder) {
  return measureFiles([join(folder, "mailwright.js"), findChunk(folder, "editor")]);
}

/** The only chunk of a name. */
function findChunk(folder, name) {
  const chunk = new RegExp(`^${name}-[\\w-]{8}\\.js$`);
  const [path, ...others] = readdirSync(join(folder, "chunks")).filter((file) => chunk.test(file));
  if (!path || others.length > 0)
    throw new Error(`expected one chunk "${name}", found ${path ? 1 + others.length : 0}: run \`npm run build\``);
  return join(folder, "chunks", path);
}

/** Prints what these files weigh, and says whether there are few enough of few enough bytes. */
function holdTo({ kib, files }, measured, what) {
  const measuredKib = measured.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0) / 1024;
  console.log(`${measuredKib.toFixed(1).padStart(8)} KiB gzip in ${measured.length} files ${what}; at most ${kib} in ${files}`);
  return measuredKib <= kib && measured.length <= files;
}

/** These files and what they import at their start, with their sizes on the wire. */
function measureFiles(paths) {
  const sizes = new Map();
  const visit = (path) => {
    if (sizes.has(path)) return;
    const text = readFileSync(path, "utf8");
    sizes.set(path, gzipSync(text).length);
    for (const [, imported] of text.matchAll(/(?:\bfrom|\bimport)\s*["'](\.[^"']+)["']/g)) visit(join(dirname(path), imported));
  };
  for (const path of paths) visit(path);
  return [...sizes].map(([path, gzipBytes]) => ({ name: basename(path), gzipBytes }));
}

/** Chunks that import the entry: a page that adds a version to its address would run it twice. */
function importersOfEntry(folder) {
  const chunks = readdirSync(join(folder, "chunks")).filter((name) => name.endsWith(".js"));
  return chunks.filter((name) => readFileSync(join(folder, "chunks", name), "utf8").includes("../mailwright.js"));
}

/** Chunks of the first screen that do not ask to be compiled while they arrive (`compileAtOnce` of elements/vite.config.ts): a quarter more processor time at a start. */
function compiledLate(folder) {
  const asks = (name) => readFileSync(findChunk(folder, name), "utf8").startsWith("//# allFunctionsCalledOnLoad\n");
  return ["base", "core", "editor", "dashboard"].filter((name) => !asks(name));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const files = measureFirstScreen(cdn);
  const totalKib = files.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0) / 1024;
  for (const { name, gzipBytes } of files) console.log(`${(gzipBytes / 1024).toFixed(1).padStart(8)} KiB  ${name}`);
  console.log(`${totalKib.toFixed(1).padStart(8)} KiB gzip until <email-editor> is usable; at most ${limitKib}`);
  const driven = measureFiles([...["editor", "given"].map((name) => findChunk(cdn, name)), join(cdn, "mailwright.js")]);
  const drivenIsFine = holdTo(drivenLimits, driven, "until <email-editor> is usable on a page that drives it");
  const dashboard = measureFiles([join(cdn, "mailwright.js"), findChunk(cdn, "dashboard")]);
  const dashboardIsFine = holdTo(dashboardLimits, dashboard, "until <template-dashboard> is usable");
  const ahead = measureFiles(["blocks", "use", "writing", "rest", "dialog-loaders", "checks-count"].map((name) => findChunk(cdn, name)));
  const onlyAhead = ahead.filter((file) => !files.some(({ name }) => name === file.name));
  const aheadIsFine = holdTo(aheadLimits, onlyAhead, "ahead, before anything is changed");
  // The blocks that few emails hold are what the page fetches first when it is idle, and all of the compiler with the first use.
  const isKnown = (file) => /^(?:blocks|whole)-[\w-]{8}\.js$/.test(file) || files.some(({ name }) => name === file);
  const threadOnly = measureFiles([join(cdn, "checks-thread.js")]).filter(({ name }) => !isKnown(name));
  const threadKib = threadOnly.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0) / 1024;
  console.log(`${threadKib.toFixed(1).padStart(8)} KiB gzip more for the thread of the checks; at most ${threadLimitKib}`);
  const hostHalf = readFileSync(join(cdn, "host-bridge.js"), "utf8");
  const hostHalfKib = gzipSync(hostHalf).length / 1024;
  console.log(`${hostHalfKib.toFixed(1).padStart(8)} KiB gzip for the host half of the bridge; at most ${hostHalfLimitKib}`);
  const dependsOnNothing = !/\b(?:from|import)\s*[("']/.test(hostHalf);
  if (!dependsOnNothing) console.error("the host half of the bridge imports something");
  const importers = importersOfEntry(cdn);
  for (const name of importers) console.error(`${name} imports the entry`);
  const late = compiledLate(cdn);
  for (const name of late) console.error(`${name} does not ask to be compiled while it arrives`);
  const areFine =
    totalKib <= limitKib &&
    drivenIsFine &&
    dashboardIsFine &&
    aheadIsFine &&
    threadKib <= threadLimitKib &&
    hostHalfKib <= hostHalfLimitKib;
  const isFine = areFine && dependsOnNothing && importers.length === 0 && late.length === 0;
  process.exitCode = isFine ? 0 : 1;
}
