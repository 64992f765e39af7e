import { expect, test } from "vitest";
import { laterCode } from "./later-code.js";

test("code is fetched once and is there at once afterwards", async () => {
  let fetched = 0;
  const code = laterCode(async () => ++fetched);
  expect(code.peek()).toBeUndefined();
  await Promise.all([code.load(), code.load()]);
  expect(fetched).toBe(1);
  expect(code.peek()).toBe(1);
});

test("what could not be fetched is tried again", async () => {
  let fetched = 0;
  const code = laterCode(async () => {
    fetched += 1;
    if (fetched === 1) throw new Error("no connection");
    return "code";
  });
  await expect(code.load()).rejects.toThrow("no connection");
  expect(await code.load()).toBe("code");
});
