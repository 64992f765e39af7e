import { describe, expect, test } from "vitest";
import { belittled, encrypted, renamed, zipOf } from "../testing/test-archives.js";
import { isSafePath, pathOf } from "./archive-path.js";
import { unpackArchive } from "./unpack-archive.js";

const codeOf = (bytes: Uint8Array, bytesMax?: number) =>
  unpackArchive({ bytes, ...(bytesMax !== undefined && { bytesMax }) }).then(
    () => null,
    ({ code }) => code,
  );

test("an archive is unpacked file by file, without folders and what systems leave in it", async () => {
  const archive = zipOf({
    "letters/": "",
    "letters/Frühling.html": "<p>Frühling</p>",
    "letters/a.png": new Uint8Array([1, 2]),
    "__MACOSX/letters/._a.html": "x",
    "letters/.DS_Store": "x",
  });
  const files = await unpackArchive({ bytes: archive });
  expect(files.map(({ path }) => path)).toEqual(["letters/Frühling.html", "letters/a.png"]);
  expect(Buffer.from(files[0]?.bytes ?? []).toString()).toBe("<p>Frühling</p>");
});

describe("refused are", () => {
  const plain = zipOf({ "aaa/bb.html": "<p>Words</p>" });

  test.each([
    ["what is no archive", Buffer.from("<p>Words</p>"), "archive-broken"],
    ["nothing at all", Buffer.alloc(0), "archive-broken"],
    ["half of one", plain.subarray(0, plain.length - 30), "archive-broken"],
    ["one with a password", encrypted(plain), "archive-encrypted"],
    ["one that leads out of its folder", renamed(plain, "aaa/bb.html", "../bbb.html"), "archive-names"],
    ["one that leads out of it in the middle", renamed(plain, "aaa/bb.html", "a/../b.html"), "archive-names"],
    ["one with an absolute path", renamed(plain, "aaa/bb.html", "/etc/b.html"), "archive-names"],
    ["one with the letter of a drive", renamed(plain, "aaa/bb.html", "C:/abb.html"), "archive-names"],
    ["one with backslashes that lead out", renamed(plain, "aaa/bb.html", "..\\bbb.html"), "archive-names"],
    ["one with a name that ends early", renamed(plain, "aaa/bb.html", "aaa/b\0.html"), "archive-names"],
    ["one that says less than it holds", belittled(zipOf({ "a.html": "x".repeat(100_000) })), "archive-broken"],
  ])("%s", async (_, bytes, code) => {
    expect(await codeOf(bytes)).toBe(code);
  });

  test("one that grows when it is unpacked, as a whole and in one file", async () => {
    const zeros = new Uint8Array(4 * 1024 * 1024);
    const bomb = zipOf({ "a.html": zeros, "b.html": zeros, "c.html": zeros });
    expect(bomb.length).toBeLessThan(100_000);
    expect(await codeOf(bomb, 10 * 1024 * 1024)).toBe("archive-too-large");
    expect(await codeOf(zipOf({ "a.html": new Uint8Array(11 * 1024 * 1024) }))).toBe("archive-too-large");
  });

  test("one with more files than a folder has", async () => {
    const files = Object.fromEntries(Array.from({ length: 5001 }, (_, index) => [`${index}.html`, "x"]));
    expect(await codeOf(zipOf(files))).toBe("too-many-files");
  });
});

test("a path stays inside of its folder on every system", () => {
  const safe = ["a.html", "a/b c/ä.html", "a/", "..a/b..html"];
  const unsafe = ["", "/a", "a//b", "./a", "a/./b", "../a", "a/..", "c:/a", "C:a", "a\\b", "a\nb", "x".repeat(501), "a/".repeat(31)];
  expect(safe.filter((path) => !isSafePath(path))).toEqual([]);
  expect(unsafe.filter(isSafePath)).toEqual([]);
  expect(["./a/b.html", "/a/b.html", "a\\b.html"].map(pathOf)).toEqual(["a/b.html", "a/b.html", "a/b.html"]);
});
