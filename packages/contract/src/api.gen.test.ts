import { expect, test } from "vitest";
import { generate, generateJson, read, readJson } from "../scripts/generate.mjs";

test("the generated types are those of openapi.yaml as it stands", async () => {
  expect(read()).toBe(await generate());
});

test("the contract in JSON is openapi.yaml as it stands", () => {
  expect(readJson() === generateJson()).toBe(true);
});
