import { expect, test } from "vitest";
import { createFileNames } from "./file-names.js";

test("templates of one name have a file each, on disks that do not tell capitals apart too", () => {
  const nameFile = createFileNames();
  expect(["Spring", "spring", "Spring", "Spring (2)"].map(nameFile)).toEqual(["Spring", "spring (2)", "Spring (3)", "Spring (2) (2)"]);
});

test("a name never leads out of the archive, nor is it one that a disk does not take", () => {
  const nameFile = createFileNames();
  expect(["../../etc/passwd", "a\\b:c", "...", "Sale. ", "x".repeat(300)].map(nameFile)).toEqual([
    "-..-etc-passwd",
    "a-b-c",
    "template",
    "Sale",
    "x".repeat(100),
  ]);
});
