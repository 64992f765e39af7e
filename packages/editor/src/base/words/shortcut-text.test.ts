import { expect, test } from "vitest";
import { writeShortcut } from "./shortcut-text.js";

test("writes a shortcut as the keys are called", () => {
  expect(writeShortcut("mod+shift+z", false)).toBe("Ctrl+Shift+Z");
  expect(writeShortcut("alt+arrowup", false)).toBe("Alt+↑");
  expect(writeShortcut("mod+shift+plus", false)).toBe("Ctrl+Shift++");
  expect(writeShortcut("?", false)).toBe("?");
});

test("writes it with the signs of a Mac keyboard there", () => {
  expect(writeShortcut("mod+shift+z", true)).toBe("⌘⇧Z");
});
