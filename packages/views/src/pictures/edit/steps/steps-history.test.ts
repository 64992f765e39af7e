import { expect, test } from "vitest";
import { noSteps } from "./picture-steps.js";
import { beginHistory, change, endGesture, redo, undo } from "./steps-history.js";

const at = (brightness: number) => ({ ...noSteps, brightness });

test("a pull at a slider is one step", () => {
  const history = [1, 2, 3].reduce((so, brightness) => change(so, at(brightness), "brightness"), beginHistory(noSteps));
  expect(undo(history).now).toBe(noSteps);
});

test("two pulls at a slider are two steps", () => {
  const first = endGesture(change(beginHistory(noSteps), at(1), "brightness"));
  expect(undo(change(first, at(2), "brightness")).now).toEqual(at(1));
});

test("what was undone comes back, until something else is done", () => {
  const history = change(beginHistory(noSteps), at(5));
  expect(redo(undo(history)).now).toEqual(at(5));
  expect(redo(change(undo(history), at(7))).now).toEqual(at(7));
});

test("where nothing was done nothing is undone", () => {
  const history = beginHistory(noSteps);
  expect([undo(history), redo(history)]).toEqual([history, history]);
});
