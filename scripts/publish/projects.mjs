// Fresh projects that hold the quick start's own words and what every such project has. Each is files, programs and where its pages are served.
import { readSamples } from "../docs/samples/read-samples.mjs";

const quickStart = readSamples().filter(({ at }) => at.startsWith("docs/quick-start.md"));

/** The sample of the quick start that holds these words, and no other. */
function sampleWith(words) {
  const found = quickStart.filter(({ text }) => text.includes(words));
  if (found.length !== 1) throw new Error(`${found.length} samples of the quick start hold ${words}`);
  return found[0].text;
}

const elements = { "@mailwright/elements": "0.1.0" };
const vite = { vite: "8.3.8", typescript: "5.9.3" };
const style = `body { margin: 0 }\n${sampleWith("block-size: 100vh;\n}")}`;
const page = (main) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8" /><title>Host</title></head><body><div id="app"></div><script type="module" src="${main}"></script></body></html>`;
// What a careful team writes; `skipLibCheck` would hide what is wrong with our declarations.
const tsconfig = (more = {}, include = ["src"]) =>
  JSON.stringify({
    compilerOptions: {
      target: "ES2022",
      lib: ["ES2022", "DOM", "DOM.Iterable"],
      module: "ESNext",
      moduleResolution: "bundler",
      types: ["vite/client"],
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      skipLibCheck: false,
      noEmit: true,
      ...more,
    },
    include,
  });
const bundled = { typeCheck: ["tsc", "-p", "."], build: ["vite", "build"], pages: "dist" };

function reactProject(version, types, component, sample) {
  return {
    ...bundled,
    dependencies: { ...elements, react: version, "react-dom": version },
    devDependencies: { ...vite, "@types/react": types.react, "@types/react-dom": types.dom, "@vitejs/plugin-react": "6.3.0" },
    files: {
      "index.html": page("/src/main.tsx"),
      "vite.config.js": `import react from "@vitejs/plugin-react"; export default { plugins: [react()], logLevel: "warn" };`,
      "tsconfig.json": tsconfig({ jsx: "react-jsx" }),
      "src/style.css": style,
      "src/campaign.tsx": sampleWith(sample),
      "src/main.tsx": `import { createRoot } from "react-dom/client";
        import { ${component} } from "./campaign";
        import "./style.css";
        const app = document.getElementById("app");
        if (app) createRoot(app).render(<${component} document={null} onSave={(html) => console.log(html.length)} />);`,
    },
  };
}

/** Project by name. `pages` is the folder that a server hands out, `serve` the program that is one itself. */
export const projects = {
  "plain page": {
    dependencies: elements,
    devDependencies: {},
    files: { "public/index.html": sampleWith('src="/cdn/mailwright.js"') },
    copies: { "node_modules/@mailwright/elements/dist/cdn": "public/cdn" },
    pages: "public",
  },
  "Vite, TypeScript": {
    ...bundled,
    dependencies: elements,
    devDependencies: vite,
    files: {
      "index.html": page("/src/main.ts"),
      "tsconfig.json": tsconfig(),
      "src/main.ts": `import "./style.css";\n${sampleWith("document.body.append(editor)")}`,
      "src/style.css": style,
    },
  },
  "Vite, React 19": reactProject("19.3.1", { react: "19.3.0", dom: "19.3.0" }, "Campaign", "export function Campaign("),
  "Vite, React 18": reactProject("18.3.1", { react: "18.3.27", dom: "18.3.7" }, "OlderCampaign", "export function OlderCampaign("),
  "Vite, Vue": {
    ...bundled,
    typeCheck: ["vue-tsc", "-p", "."],
    dependencies: { ...elements, vue: "3.5.45" },
    devDependencies: { ...vite, "@vitejs/plugin-vue": "6.0.11", "vue-tsc": "3.3.14" },
    files: {
      "index.html": page("/src/main.ts"),
      "vite.config.js": `import vue from "@vitejs/plugin-vue";
        const compilerOptions = { isCustomElement: (tag) => tag.includes("-") };
        export default { plugins: [vue({ template: { compilerOptions } })], logLevel: "warn" };`,
      "tsconfig.json": tsconfig({ jsx: "preserve", jsxImportSource: "vue" }),
      "src/style.css": style,
      "src/Campaign.vue": sampleWith('<script setup lang="ts">'),
      "src/main.ts": `import { createApp } from "vue";
        import Campaign from "./Campaign.vue";
        import "./style.css";
        createApp(Campaign, { stored: null, onSave: (html: string) => console.log(html.length) }).mount("#app");`,
    },
  },
  "Vite, Svelte": {
    ...bundled,
    typeCheck: ["svelte-check", "--tsconfig", "tsconfig.json"],
    dependencies: { ...elements, svelte: "5.57.3" },
    devDependencies: { ...vite, "@sveltejs/vite-plugin-svelte": "7.3.1", "svelte-check": "4.7.8" },
    files: {
      "index.html": page("/src/main.ts"),
      "vite.config.js": `import { svelte } from "@sveltejs/vite-plugin-svelte"; export default { plugins: [svelte()], logLevel: "warn" };`,
      "tsconfig.json": tsconfig({ types: ["vite/client", "svelte"], verbatimModuleSyntax: true }),
      "src/style.css": style,
      "src/Campaign.svelte": sampleWith("$props()"),
      "src/main.ts": `import { mount } from "svelte";
        import Campaign from "./Campaign.svelte";
        import "./style.css";
        const target = document.getElementById("app");
        if (target) mount(Campaign, { target, props: { stored: null, onsave: (html) => console.log(html.length) } });`,
    },
  },
  Next: {
    dependencies: { ...elements, next: "16.4.6", react: "19.3.1", "react-dom": "19.3.1" },
    devDependencies: { typescript: "5.9.3", "@types/react": "19.3.0", "@types/react-dom": "19.3.0", "@types/node": "20.19.43" },
    typeCheck: ["tsc", "-p", "."],
    build: ["next", "build"],
    serve: ["next", "start", "-H", "127.0.0.1", "-p"],
    files: {
      "tsconfig.json": tsconfig(
        {
          jsx: "react-jsx",
          types: [],
          incremental: false,
          esModuleInterop: true,
          isolatedModules: true,
          resolveJsonModule: true,
          allowJs: true,
          plugins: [{ name: "next" }],
        },
        ["app", "styles.d.ts"],
      ),
      "styles.d.ts": `declare module "*.css";`,
      // Types are checked by the step before: Next would check its own declarations too, which do not compile without `skipLibCheck`.
      "next.config.mjs": `export default { turbopack: { root: import.meta.dirname }, typescript: { ignoreBuildErrors: true } };`,
      "app/style.css": style,
      "app/layout.tsx": `import type { ReactNode } from "react";
        import "./style.css";
        export default function Layout({ children }: { children: ReactNode }) { return <html lang="en"><body>{children}</body></html>; }`,
      "app/campaign.tsx": `"use client";\n${sampleWith("export function Campaign(")}`,
      "app/page.tsx": `"use client";
        import { Campaign } from "./campaign";
        export default function Page() { return <Campaign document={null} onSave={(html) => console.log(html.length)} />; }`,
    },
  },
};
