import { expect, test } from "vitest";
import { sortFiles } from "./collect-files.js";

const placed = (path: string) => ({ file: new File([], path), path });

test("emails, archives and pictures are taken; others are counted, and what a system put there is passed over", () => {
  const found = sortFiles(
    ["a.html", "b.EML", "old.zip", "img/x.png", "read.txt", ".DS_Store", "__MACOSX/a.html", "in/.git/b.html"].map(placed),
  );
  expect(found.files.map(({ path }) => path)).toEqual(["a.html", "b.EML", "old.zip", "img/x.png"]);
  expect(found).toMatchObject({ leftOut: 1, hasEmail: true });
});

test("pictures alone are no email", () => {
  expect(sortFiles([placed("x.png")]).hasEmail).toBe(false);
});
