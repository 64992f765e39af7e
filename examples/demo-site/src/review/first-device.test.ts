import { expect, test } from "vitest";
import { firstDevice } from "./first-device.js";

test("a guest with a phone sees the email as a phone shows it, everybody else as a desktop does", () => {
  expect([390, 600, 601, 1440].map(firstDevice)).toEqual(["mobile", "mobile", "desktop", "desktop"]);
});
