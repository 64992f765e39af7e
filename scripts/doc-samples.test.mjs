import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const documents = ["docs/quick-start.md", "docs/recipes.md"];

/** Path → text of each sample, as a file that stands beside the tests. */
const samples = new Map(
  documents.flatMap((path) =>
    [...readFileSync(`${root}/${path}`, "utf8").matchAll(/^```(tsx?)\n(.*?)^```/gms)].map(([, kind, text], index) => [
      `${root}/scripts/${path.replace(/\W/g, "-")}-${index + 1}.${kind}`,
      text ?? "",
    ]),
  ),
);

test("every TypeScript sample of the guides compiles against the packages as they are", () => {
  expect(samples.size).toBeGreaterThan(8);
  const { config } = ts.readConfigFile(`${root}/tsconfig.base.json`, ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (path) => samples.has(path) || fileExists(path);
  host.readFile = (path) => samples.get(path) ?? readFile(path);
  host.getSourceFile = (path, target, ...rest) => {
    const text = samples.get(path);
    return text === undefined ? getSourceFile(path, target, ...rest) : ts.createSourceFile(path, text, target, true);
  };
  const style = `${root}/packages/ui/src/css-inline.d.ts`;
  const program = ts.createProgram([...samples.keys(), style], { ...options, noEmit: true }, host);
  const faults = [...samples.keys()].flatMap((path) => {
    const file = program.getSourceFile(path);
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(
      ({ messageText }) => `${path.slice(root.length)}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`,
    );
  });
  expect(faults).toEqual([]);
}, 120_000);
