// Reads the emitted declarations of our public packages: what their faces export, as text.
import { existsSync, readFileSync } from "node:fs";
import ts from "typescript";

/** The packages that hosts and servers import; the others are parts of these. */
export const publicPackages = ["elements", "bridge", "document", "compiler", "importer", "destinations", "checks", "blocks", "contract"];

/** Path → text of the reports on what each package exports, face by face. */
export function writeApiReports(root) {
  const faces = publicPackages.flatMap((name) => facesOf(root, name));
  const missing = faces.filter(({ path }) => !existsSync(path));
  if (missing.length > 0) throw new Error(`${missing.map(({ path }) => path).join(", ")} not found: run \`npm run build\``);
  const program = ts.createProgram(
    faces.map(({ path }) => path),
    {
      noEmit: true,
      skipLibCheck: true,
      strict: true,
      noLib: true,
      types: [],
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
    },
  );
  const checker = program.getTypeChecker();
  return Object.fromEntries(
    publicPackages.map((name) => {
      const sections = faces.filter((face) => face.name === name).map((face) => writeFace(face, program, checker));
      const head = `# @mailwright/${name}\n\nWhat the package exports, as the compiler sees it. Written by \`npm run docs:api\`; a change here is a change of the public surface.\n`;
      return [`docs/api/${name}.api.md`, [head, ...sections].join("\n")];
    }),
  );
}

function facesOf(root, name) {
  const { exports } = JSON.parse(readFileSync(`${root}/packages/${name}/package.json`, "utf8"));
  return Object.entries(exports).flatMap(([face, target]) =>
    // Words are no types.
    typeof target === "object" && target.types && !face.startsWith("./languages/")
      ? [{ name, face, path: `${root}/packages/${name}/${target.types.slice(2)}` }]
      : [],
  );
}

function writeFace({ name, face, path }, program, checker) {
  const file = program.getSourceFile(path);
  const symbol = file && checker.getSymbolAtLocation(file);
  const exported = symbol ? checker.getExportsOfModule(symbol) : [];
  const texts = exported
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map((each) => declarationOf(each, checker))
    .filter((text) => text !== "");
  const body = texts.length > 0 ? texts.join("\n\n") : "// declares types of others only";
  return `## \`@mailwright/${name}${face.slice(1)}\`\n\n\`\`\`ts\n${body}\n\`\`\`\n`;
}

/** The declarations of an export without comments, wherever it was made. */
function declarationOf(exported, checker) {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const printer = ts.createPrinter({ removeComments: true });
  // What openapi-typescript writes says what openapi.yaml says, which is reviewed itself.
  if (symbol.declarations?.some((each) => /\.gen\.d\.ts$/.test(each.getSourceFile().fileName))) return "";
  const nodes = new Set((symbol.declarations ?? []).map((each) => (ts.isVariableDeclaration(each) ? each.parent.parent : each)));
  const text = [...nodes].map((node) => printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())).join("\n");
  const plain = text.replace(/^export (?:declare )?|^declare /gm, "");
  return exported.name === symbol.name ? plain : `// as ${exported.name}\n${plain}`;
}
