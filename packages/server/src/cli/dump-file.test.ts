import { join } from "node:path";
import { expect, test } from "vitest";
import { makeTestDirectory } from "../testing/test-directory.js";
import { readDumpFile, writeDumpFile } from "./dump-file.js";
import type { DumpLine } from "./dump-format.js";

test.each(["dump.jsonl", "dump.jsonl.gz"])("every line comes back whole from %s, whatever its texts hold", async (name) => {
  const path = join(makeTestDirectory("dump"), name);
  const texts = ["one\u2028two\u2029three", "\r \r\n \n", "\u0085", "ä".repeat(200_000), ""];
  const lines: DumpLine[] = texts.map((text) => ({ table: "notes", row: [text] }));
  await writeDumpFile(path, async (write) => {
    for (const line of lines) await write(line);
  });
  const back: unknown[] = [];
  for await (const line of readDumpFile(path)) back.push(JSON.parse(line));
  expect(back).toEqual(lines);
});
