import { expect, test } from "vitest";
import { parseFrameMessage, parseHostMessage } from "./bridge-messages.js";

test.each([
  { type: "ready", templateId: null },
  { type: "haveChanges", haveChanges: true },
  { type: "change", label: "Add divider" },
  { type: "select", blockIds: ["a", "b"] },
  { type: "template-saved", templateId: "1", isNew: false, status: "published" },
  { type: "save-status", status: "saving" },
  { type: "cancel" },
  { type: "navigate", path: "/" },
  { type: "error", code: "internal" },
])("a frame may say $type", (message) => {
  expect(parseFrameMessage({ mailwright: 1, ...message })).toMatchObject(message);
});

test.each([
  { type: "save" },
  { type: "publish" },
  { type: "undo" },
  { type: "redo" },
  { type: "run", command: "zoom-in" },
  { type: "set-theme", theme: "dark" },
  { type: "request-state" },
])("a host may say $type", (message) => {
  expect(parseHostMessage({ mailwright: 1, ...message })).toMatchObject(message);
});

test.each([
  null,
  "ready",
  [],
  {},
  { type: "ready", templateId: null },
  { mailwright: 2, type: "ready", templateId: null },
  { mailwright: 1, type: "ready" },
  { mailwright: 1, type: "save-status", status: "maybe" },
  { mailwright: 1, type: "set-theme", theme: "pink" },
  { mailwright: 1, type: "run" },
  { mailwright: 1, type: "select", blockIds: [7] },
  { mailwright: 1, type: "navigate", path: "/".repeat(10_001) },
  { mailwright: 1, type: "toString" },
  { mailwright: 1, type: "__proto__" },
])("anything else is not ours: %j", (data) => {
  expect([parseFrameMessage(data), parseHostMessage(data)]).toEqual([null, null]);
});
