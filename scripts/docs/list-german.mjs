// Packages whose words stand in `x-strings.ts` have their German beside them in `x-german.ts`. The list of it is written from these files,
// so that new words need no line by hand. Only `languages/german.ts` imports the list: pages in other languages load nothing of it.
import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";

const packages = ["ui", "rich-text", "views", "editor", "dashboard"];

/**
 * Path → text of every list, with paths from the root.
 *
 * @param {string} root of the repository
 */
export function writeGermanLists(root) {
  return Object.fromEntries(
    packages.map((name) => [`packages/${name}/src/languages/words.gen.ts`, writeList(name, findGerman(`${root}/packages/${name}/src`))]),
  );
}

function findGerman(folder) {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => path.endsWith("-german.ts"))
    .toSorted()
    .map((path) => {
      const text = readFileSync(`${folder}/${path}`, "utf8");
      const constant = /^export const (\w+German)\b/m.exec(text)?.[1];
      if (!constant) throw new Error(`${path} exports nothing that is called …German.`);
      return { path, constant, namespace: findNamespace(folder, path, text) };
    });
}

/** German says by its type which words it translates: what these are called stands where they are declared. */
function findNamespace(folder, path, text) {
  const strings = /satisfies Translation<typeof (\w+)>/.exec(text)?.[1];
  const file = new RegExp(`import type \\{ ${strings} \\} from "(\\./[\\w-]+)\\.js";`).exec(text)?.[1];
  const declaring = file && readFileSync(`${folder}/${posix.join(posix.dirname(path), file)}.ts`, "utf8");
  const namespace = new RegExp(`\\b${strings} = defineStrings\\(\\s*"([^"]+)"`).exec(declaring)?.[1];
  if (!namespace) throw new Error(`${path} does not import the type of the words that it translates from a file beside it.`);
  return namespace;
}

function writeList(name, files) {
  const typePath = name === "ui" ? "../translate/join-words.js" : "@mailwright/ui";
  return `// Written by \`npm run docs\` from the files that end in -german.ts.
import type { LanguageWords } from "${typePath}";
${files.map(({ constant, path }) => `import { ${constant} } from "../${path.replace(/\.ts$/, ".js")}";`).join("\n")}

/** The German of this package's own words. */
export const germanWords: LanguageWords = {
${groupByNamespace(files).join("\n")}
};
`;
}

/** Words of one namespace may stand in several files, because some of them load later. */
function groupByNamespace(files) {
  return [...new Set(files.map(({ namespace }) => namespace))].map((namespace) => {
    const constants = files.filter((file) => file.namespace === namespace).map(({ constant }) => constant);
    return `  "${namespace}": ${constants.length === 1 ? constants[0] : `{ ${constants.map((name) => `...${name}`).join(", ")} }`},`;
  });
}
