// How many lines of existing files a new block touches: the generator makes one in a copy.
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, posix } from "node:path";
import { quantile } from "./measure-sources.mjs";

/** Lines of the files that a person keeps; what a generated file gains is named beside them. */
export function measureNewBlock(root) {
  const copy = mkdtempSync(join(tmpdir(), "house-figures-"));
  try {
    for (const folder of ["scripts", "packages/blocks"]) {
      cpSync(join(root, folder), join(copy, folder), { recursive: true, filter: isSource });
    }
    cpSync(join(root, "package.json"), join(copy, "package.json"));
    const changed = makeBlock(copy);
    const byHand = changed.filter(({ path }) => !path.includes(".gen."));
    const carriesGerman = existsSync(join(copy, "packages/blocks/src/content/price-tag/german.ts"));
    return {
      lines: byHand.reduce((sum, file) => sum + file.lines, 0),
      german: carriesGerman ? 0 : measureGermanByHand(root),
      how: `made in a copy: ${changed.map(({ path, lines }) => `${posix.basename(path)} ${lines}`).join(", ")}`,
    };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function makeBlock(copy) {
  const run = (program, ...args) => execFileSync(program, args, { cwd: copy, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
  run("git", "init", "--quiet");
  run("git", "add", "--all");
  run("git", "-c", "user.name=figures", "-c", "user.email=figures@localhost", "commit", "--quiet", "--message", "before");
  run("npm", "run", "--silent", "new:block", "--", "price-tag");
  return run("git", "diff", "--numstat").trim().split("\n").map(readNumstat);
}

function isSource(path) {
  return !/(?:^|\/)(?:node_modules|dist|artwork)$/.test(path.replaceAll("\\", "/"));
}

function readNumstat(line) {
  const [added = "0", removed = "0", path = ""] = line.split("\t");
  return { path, lines: Number(added) + Number(removed) };
}

/** Where one dictionary has the German of all blocks: the lines of the block in the middle, and its tile's name. */
function measureGermanByHand(root) {
  const text = readFileSync(join(root, "packages/blocks/src/languages/german.ts"), "utf8");
  const parts = [...text.matchAll(/^ {2}"blocks\.[\w-]+": \{\n(?: {4}.*\n)* {2}\},\n/gm)];
  const lengths = parts.map(([part]) => part.trimEnd().split("\n").length);
  return quantile(lengths, 0.5) + 1;
}
