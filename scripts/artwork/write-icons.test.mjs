import { expect, test } from "vitest";
import { findStaleIcons } from "./write-icons.mjs";

test("the icons are those that the sources import, as lucide draws them", async () => {
  expect(await findStaleIcons()).toEqual([]);
});
