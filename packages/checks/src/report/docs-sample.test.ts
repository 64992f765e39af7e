import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { aButton, aText } from "@mailwright/testing";
import { build } from "esbuild";
import { expect, test } from "vitest";
import { anEmail } from "../testing/check-sample.js";

const docs = readFileSync(fileURLToPath(new URL("../../../../docs/checks.md", import.meta.url)), "utf8");

test("the headless sample of docs/checks.md runs as it is written", async () => {
  const sample = /```ts\n([\s\S]*?)```/.exec(docs)?.[1] ?? "";
  const stored = anEmail(aText({ text: '<p>See <a href="http://a.example/b">our shop</a></p>' }), aButton({ label: "Open" }));
  const told: string[] = [];
  const run = await runSample(`${sample}\nreturn mended;`, stored, (...words) => told.push(words.join(" ")));
  expect(told).toContain("error “Open” has no link address.");
  expect(JSON.stringify(run)).toContain("https://a.example/b");
});

/** Runs the sample as the body of a function: its imports come first, and what it needs from outside is given. */
async function runSample(sample: string, stored: unknown, log: (...words: unknown[]) => void): Promise<unknown> {
  const imports = sample.match(/^import .*$/gm) ?? [];
  const body = sample.replace(/^import .*$/gm, "");
  const contents = `${imports.join("\n")}\nexport default async function (stored, console) {${body}}`;
  const { outputFiles } = await build({
    stdin: { contents, loader: "ts", resolveDir: fileURLToPath(new URL(".", import.meta.url)) },
    bundle: true,
    format: "esm",
    write: false,
    logLevel: "silent",
    conditions: ["@mailwright/source"],
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString("base64");
  const module: { default: (stored: unknown, console: unknown) => Promise<unknown> } = await import(
    /* @vite-ignore */ `data:text/javascript;base64,${code}`
  );
  return module.default(stored, { log });
}
