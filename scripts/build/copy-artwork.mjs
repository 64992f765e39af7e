// Puts the pictures of starters and social icons beside the script-tag bundle, for pages without a server of ours.
import { cpSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";

const inRepository = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

cpSync(inRepository("packages/blocks/artwork"), inRepository("packages/elements/dist/cdn/starter"), {
  recursive: true,
  filter: (file) => statSync(file).isDirectory() || /(?:\.png|LICENSE)$/.test(file),
});
