import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { publicFolders } from "./pack.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const own = JSON.parse(readFileSync(`${root}package.json`, "utf8"));
const address = own.repository.url.replace(/^git\+|\.git$/g, "");
const packages = publicFolders().map((folder) => ({
  folder: basename(folder),
  ...JSON.parse(readFileSync(`${folder}/package.json`, "utf8")),
}));

test.each(packages)("npm can say of $name what it is, where it comes from and what it runs on", ({ folder, ...manifest }) => {
  expect(manifest).toMatchObject({
    repository: { ...own.repository, directory: `packages/${folder}` },
    homepage: `${address}/tree/main/packages/${folder}#readme`,
    bugs: `${address}/issues`,
    license: "MIT",
    engines: own.engines,
    publishConfig: { access: "public" },
  });
  expect(manifest.description.length).toBeGreaterThan(20);
  expect(manifest.keywords.length).toBeGreaterThan(3);
});

test.each(packages)("$name takes React from the page that it is on", ({ dependencies = {}, peerDependencies = {} }) => {
  expect(Object.keys(dependencies).filter((name) => /^react(?:-dom)?$/.test(name))).toEqual([]);
  expect(new Set([...Object.values(peerDependencies), ">=18 <20"])).toEqual(new Set([">=18 <20"]));
});

test.each(packages)("links in the README of $name lead somewhere on npm as well", ({ folder }) => {
  const text = readFileSync(`${root}packages/${folder}/README.md`, "utf8");
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = ""]) => link);
  expect(links.filter((link) => !/^(?:https:\/\/|#)/.test(link))).toEqual([]);
  const files = links.flatMap((link) => (link.startsWith(`${address}/blob/main/`) ? [link.slice(`${address}/blob/main/`.length)] : []));
  expect(files.filter((file) => !existsSync(root + file.replace(/#.*$/, "")))).toEqual([]);
});
