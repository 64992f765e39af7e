import { expect, test } from "vitest";
import { noSteps } from "./picture-steps.js";
import { readSteps } from "./read-steps.js";

test("steps that were stored are read as they were", () => {
  const steps = { ...noSteps, quarterTurns: 1, straightenDeg: -2.5, crop: { x: 0.1, y: 0.1, width: 0.5, height: 0.5 }, filter: "warm" };
  expect(readSteps(JSON.parse(JSON.stringify(steps)))).toEqual(steps);
});

test.each([undefined, null, 5, "steps", [], { crop: 7, items: "many", radius: "x" }])("what is no steps changes nothing: %j", (stored) => {
  expect(readSteps(stored)).toEqual(noSteps);
});

test("values beyond their limits come back to them", () => {
  const stored = { brightness: 1e9, quality: -3, widthMaxPx: 99_999, crop: { x: 0.9, y: -4, width: 5, height: 0 } };
  const { brightness, quality, widthMaxPx, crop } = readSteps(stored);
  expect([brightness, quality, widthMaxPx]).toEqual([100, 30, 1920]);
  expect(crop.x + crop.width).toBeLessThanOrEqual(1);
  expect([crop.y, crop.height]).toEqual([0, 0.01]);
});

test("colours are only colours, kinds only those that exist, and texts not endless", () => {
  const item = { kind: "text", text: "a".repeat(9000), color: "url(https://evil.example)" };
  const { items, frameColor } = readSteps({ items: [item, { kind: "script" }, null], frameColor: "red" });
  expect(items).toHaveLength(1);
  expect([items[0]?.color, items[0]?.text.length, frameColor]).toEqual(["#ffffff", 500, "#ffffff"]);
});
