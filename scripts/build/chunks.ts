// What the two builds by Vite share: the script tag's (packages/elements) and the product's own site (examples/demo-site).
import type { Plugin, Rolldown } from "vite";

export type Output = Rolldown.OutputChunk | Rolldown.OutputAsset;

/** Is this the module that is asked for? */
export type IsModule = (id: string) => boolean;

export interface Reach {
  /** With what these chunks may fetch later. */
  readonly later?: boolean;
  /** A chunk with this module is left out. */
  readonly without?: IsModule;
}

/** The chunks that hold these modules, and the chunks that they import. Throws where no chunk holds one. */
export function reachChunks(
  output: readonly Output[],
  asked: readonly IsModule[],
  { later = false, without }: Reach = {},
): readonly Rolldown.OutputChunk[] {
  const chunks = output.flatMap((each) => (each.type === "chunk" ? [each] : []));
  const found = new Set<Rolldown.OutputChunk>();
  const visit = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || found.has(chunk) || (without && chunk.moduleIds.some(without))) return;
    found.add(chunk);
    for (const name of later ? [...chunk.imports, ...chunk.dynamicImports] : chunk.imports)
      visit(chunks.find(({ fileName }) => fileName === name));
  };
  for (const isAsked of asked) {
    const holders = chunks.filter(({ moduleIds }) => moduleIds.some(isAsked));
    if (holders.length === 0) throw new Error("no chunk holds a module that the build asks for: was it renamed?");
    for (const holder of holders) visit(holder);
  }
  return [...found];
}

/** Their modules. */
export function reachModules(...asked: Parameters<typeof reachChunks>): ReadonlySet<string> {
  return new Set(reachChunks(...asked).flatMap(({ moduleIds }) => moduleIds));
}

/**
 * Asks Chromium (136 and later; a comment to others) to compile all of these chunks while they arrive, beside the page's own thread: for what is nearly all run at once. An engine reads a function twice otherwise: over it when the file
 * arrives, and into it when it is called, which for three thousand functions one by one is a third of a start.
 */
export function compileAtOnce(names: ReadonlySet<string>): Plugin {
  return {
    name: "compile-at-once",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === "chunk" && names.has(chunk.name)) chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
        }
      },
    },
  };
}
