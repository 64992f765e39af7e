import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const packages = readdirSync(`${root}packages`).flatMap((folder) => {
  const { name, private: isPrivate, exports } = JSON.parse(readFileSync(`${root}packages/${folder}/package.json`, "utf8"));
  return isPrivate ? [] : [{ folder, name, faces: Object.keys(exports).filter((face) => face !== "./package.json") }];
});

test.each(packages)("the README of $name names every face that the package has, and no other", ({ folder, name, faces }) => {
  const path = `${root}packages/${folder}/README.md`;
  const text = existsSync(path) ? readFileSync(path, "utf8") : "";
  const named = new Set(text.match(new RegExp(`(?<=["\`])${name}(?:/[\\w./*-]+)?(?=["\`])`, "g")));
  expect([...named].toSorted()).toEqual(faces.map((face) => name + face.slice(1)).toSorted());
});
