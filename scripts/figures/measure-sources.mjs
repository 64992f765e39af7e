// How long files and functions are: of what ships, without tests, stories, declarations and generated files.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { isForTestsOnly } from "../import-graph.mjs";

const functionKinds = new Set([
  ts.SyntaxKind.FunctionDeclaration,
  ts.SyntaxKind.FunctionExpression,
  ts.SyntaxKind.ArrowFunction,
  ts.SyntaxKind.MethodDeclaration,
  ts.SyntaxKind.Constructor,
  ts.SyntaxKind.GetAccessor,
  ts.SyntaxKind.SetAccessor,
]);

/**
 * The files of one package that ship.
 *
 * @param {string} root of the repository
 * @param {string} name of the package's folder
 * @returns {{ path: string, text: string }[]} paths from the root
 */
export function readSources(root, name) {
  return readdirSync(join(root, "packages", name, "src"), { recursive: true })
    .map((file) => String(file).replaceAll("\\", "/"))
    .filter((file) => /\.tsx?$/.test(file) && !/\.gen\.|\.d\.ts$/.test(file) && !isForTestsOnly(file))
    .map((file) => ({ path: `packages/${name}/src/${file}`, text: readFileSync(join(root, "packages", name, "src", file), "utf8") }));
}

/** Lines of a text, as an editor counts them. */
export function countLines(text) {
  return text.trimEnd().split("\n").length;
}

/**
 * Every function of a file with its length in lines, from its first word to its last bracket.
 *
 * @param {{ path: string, text: string }} source
 * @returns {{ name: string, path: string, lines: number }[]}
 */
export function measureFunctions({ path, text }) {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found = [];
  const lineAt = (position) => file.getLineAndCharacterOfPosition(position).line;
  const visit = (node) => {
    if (functionKinds.has(node.kind) && node.body) {
      found.push({ name: nameOf(node), path, lines: lineAt(node.end) - lineAt(node.getStart(file)) + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function nameOf(node) {
  const named = node.name ?? node.parent?.name;
  return named && ts.isIdentifier(named) ? named.text : "a function without a name";
}

/** The value below which this part of the sorted numbers lies. */
export function quantile(numbers, part) {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
