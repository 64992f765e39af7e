import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { KnipConfig } from "knip";
import { SOURCE } from "./vite.shared.ts";

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}

/** Where each face of our packages stands in their sources: before a build there is nothing else. */
function readFaces(): Record<string, string[]> {
  const faces = readdirSync("packages").flatMap((folder): [face: string, sources: string[]][] => {
    const { name, exports }: Manifest = JSON.parse(readFileSync(`packages/${folder}/package.json`, "utf8"));
    return Object.entries(exports).flatMap(([face, target]) => {
      const source = typeof target === "object" ? target[SOURCE] : undefined;
      return source ? [[`${name}${face.slice(1)}`, [resolve("packages", folder, source)]]] : [];
    });
  });
  return Object.fromEntries(faces);
}

const paths = readFaces();
const entry = ["src/**/*.test.{ts,tsx}", "src/**/*.stories.tsx", "src/testing/*.d.ts"];
const project = ["src/**"];
const scripts = ["scripts/*.{mjs,d.mts}"];
/** Packages that only ours import, so that somebody of ours needs each thing that they export. */
const inside = { entry, project, includeEntryExports: true };
const example = { entry: ["*.{js,mjs}", "src/*.{d.ts,js,jsx,ts,tsx}", "public/*.mjs"], project: ["**/*.{ts,tsx,js,jsx,mjs}"] };

const workspaces = {
  ".": {
    entry: [
      "scripts/**/*.{mjs,d.mts}",
      "scripts/docs/samples/surroundings.d.ts",
      "e2e/**/*.spec.ts",
      "e2e/walk/tell-walk.ts",
      "bench/main.ts",
      "bench/server/{main,load,plans,imports,rooms,growth}.ts",
    ],
    project: ["scripts/**", "e2e/**", "bench/**", ".storybook/**"],
    // Its drawings are read as files.
    ignoreDependencies: ["lucide-react"],
  },
  "packages/*": { entry, project },
  "packages/checks": { entry: [...entry, ...scripts], project },
  "packages/contract": { entry: [...entry, ...scripts], project },
  "packages/dashboard": inside,
  "packages/editor": inside,
  "packages/elements": { entry: [...entry, "src/cdn.ts"], project },
  // Modules that stand in for some of MJML's are named in a table.
  "packages/mjml": { entry: [...entry, ...scripts, "scripts/engine/*.js"], project },
  "packages/rich-text": inside,
  // Fonts are asked for by a name that is put together.
  "packages/server": {
    entry: [...entry, ...scripts],
    project,
    ignoreDependencies: ["@fontsource/arimo", "@fontsource/cousine", "@fontsource/tinos"],
  },
  // MJML is asked for through `createRequire`.
  "packages/testing": { entry, project, ignoreDependencies: ["mjml"] },
  "packages/ui": inside,
  "packages/views": inside,
  "examples/*": example,
  "examples/svelte-host": { ...example, project: ["**/*.{js,svelte}"] },
  "examples/vue-host": { ...example, project: ["**/*.{js,vue}"] },
  // What the server of the examples gives out.
  "examples/iframe-host": { ...example, ignoreUnresolved: ["/cdn/.+"] },
  "examples/ssr-host": { ...example, ignoreUnresolved: ["/cdn/.+"] },
};

/** Looks for files, dependencies and exports that nobody uses. A package's faces are what its manifest exports. */
export default {
  // What ships names its dependencies: Biome's noUndeclaredDependencies holds it to that. Tests take theirs from the root. A package with a
  // face for React asks for React only of who uses that face.
  exclude: ["unlisted", "optionalPeerDependencies"],
  // A type that its own file uses may be the name of what a function there takes or answers.
  ignoreExportsUsedInFile: { interface: true, type: true },
  ignoreIssues: {
    // Lodash has two names for it.
    "packages/mjml/scripts/engine/lodash.js": ["duplicates"],
    // A generated list, held to what is used by its own test. Icons used inside the package are in it too.
    "packages/ui/src/icons.ts": ["exports"],
  },
  workspaces: Object.fromEntries(Object.entries(workspaces).map(([folder, workspace]) => [folder, { ...workspace, paths }])),
} satisfies KnipConfig;
