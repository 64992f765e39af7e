import { expect, test } from "vitest";
import { findStarters } from "./find-starters.js";

const starter = (name: string, description = "", tags = "", category = "Layouts") => ({
  name,
  description,
  tags,
  categories: [{ id: category, name: category, group: "layouts", hidden: false }],
});

const starters = [
  starter("Two columns", "A picture beside words"),
  starter("Spring sale", "", "shop,seeds"),
  starter("Newsletter", "For a sale", "", "Seasonal"),
];
const names = (words: string) => findStarters(starters, words).map(({ name }) => name);

test("every word must be there, in any order and whatever the case", () => {
  expect(names("SALE spring")).toEqual(["Spring sale"]);
  expect(names("columns picture")).toEqual(["Two columns"]);
  expect(names("sale winter")).toEqual([]);
});

test("names come before what is only described so; tags and categories count", () => {
  expect(names("sale")).toEqual(["Spring sale", "Newsletter"]);
  expect(names("seeds")).toEqual(["Spring sale"]);
  expect(names("seasonal")).toEqual(["Newsletter"]);
});
