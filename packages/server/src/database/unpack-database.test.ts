import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { makeTestDirectory } from "../testing/test-directory.js";
import { installedEngine, unpackDatabase } from "./unpack-database.js";

describe("the empty database of a build", () => {
  const root = makeTestDirectory("unpack");
  const [pack, target] = [join(root, "database.pack"), join(root, "database")];
  const writePack = (engine: string) => {
    const files = [
      { path: "PG_VERSION", sizeBytes: 3 },
      { path: "base/1/112", sizeBytes: 5 },
    ];
    const head = JSON.stringify({ engine, directories: ["base", "base/1", "pg_notify"], files });
    writeFileSync(pack, gzipSync(`${head}\n18\na\nb\u0000c`));
  };
  beforeEach(() => {
    for (const name of readdirSync(root)) rmSync(join(root, name), { recursive: true });
    writePack(installedEngine());
  });
  afterAll(() => rmSync(root, { recursive: true }));

  test("is laid out with every file and every empty directory", () => {
    unpackDatabase(target, pack);
    expect(readFileSync(join(target, "PG_VERSION"), "utf8")).toBe("18\n");
    expect(readFileSync(join(target, "base/1/112"), "utf8")).toBe("a\nb\u0000c");
    expect(readdirSync(target).sort()).toEqual(["PG_VERSION", "base", "pg_notify"]);
  });

  test("never touches a database that is there", () => {
    mkdirSync(target);
    unpackDatabase(target, pack);
    expect(readdirSync(target)).toEqual([]);
  });

  test("replaces what a start that was cut off left behind", () => {
    mkdirSync(`${target}.draft`);
    writeFileSync(join(`${target}.draft`, "half"), "");
    unpackDatabase(target, pack);
    expect(readdirSync(root).sort()).toEqual(["database", "database.pack"]);
    expect(existsSync(join(target, "half"))).toBe(false);
  });

  test("of another engine, or of no build, is left to the engine to make", () => {
    writePack("0.0.1");
    unpackDatabase(target, pack);
    unpackDatabase(target, join(root, "missing.pack"));
    expect(existsSync(target)).toBe(false);
  });
});
