// Type-checks samples against the packages as they are: TypeScript strictly, JavaScript as an editor would.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./read-samples.mjs";

/**
 * What is wrong with these samples, each named by where it stands.
 *
 * @param {readonly { readonly at: string, readonly kind: string, readonly text: string }[]} samples of ts, tsx and js
 */
export function findTypeFaults(samples) {
  // In the repository, so that packages are found as they are from any of its files.
  mkdirSync(`${root}node_modules/.cache`, { recursive: true });
  const folder = mkdtempSync(`${root}node_modules/.cache/doc-samples-`);
  try {
    const names = samples.map(({ kind, text }, index) => {
      writeFileSync(join(folder, `sample-${index}.${kind}`), asModule(text));
      return `sample-${index}.${kind}`;
    });
    const printed = check(folder, names);
    const faults = [...printed.matchAll(/^.*sample-(\d+)\.(\w+)\(.*?\): error TS(\d+): (.*)$/gm)];
    return faults.flatMap(([, index, kind, code, words]) =>
      kind === "js" && lenient.has(Number(code)) ? [] : [`${samples[Number(index)]?.at}: ${words}`],
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A sample without imports is a module too: its names are its own, and it may wait. */
const asModule = (text) => (/^(?:import|export) /m.test(text) ? text : `${text}\nexport {};\n`);

/** What a script looks up in its page is there, and nobody writes types into a script. */
const lenient = new Set([2531, 7006, 7031, 18047]);

/** What the compiler prints of these files. */
function check(folder, names) {
  const surroundings = readFileSync(`${root}scripts/docs/samples/surroundings.d.ts`, "utf8");
  writeFileSync(join(folder, "surroundings.d.ts"), surroundings);
  const files = [...names, "surroundings.d.ts", `${root}packages/ui/src/css-inline.d.ts`];
  const compilerOptions = { allowJs: true, checkJs: true };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ extends: `${root}tsconfig.base.json`, compilerOptions, files }));
  const { stdout, stderr, status } = spawnSync(`${root}node_modules/.bin/tsc`, ["-p", folder, "--pretty", "false", "--checkers", "1"], {
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  if (status !== 0 && !stdout.includes("sample-")) throw new Error(`${stdout}${stderr}`);
  return stdout;
}
