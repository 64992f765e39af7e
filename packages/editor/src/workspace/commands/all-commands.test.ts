import { expect, test } from "vitest";
import { allCommands } from "./all-commands.js";

const commands = allCommands;

test("the editor's commands are told apart from each other by their ids and keys", () => {
  const ids = commands.map(({ id }) => id);
  const keys = commands.flatMap(({ shortcuts = [] }) => shortcuts.map((shortcut) => shortcut.keys));
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(keys).size).toBe(keys.length);
});

test("each has a name in both languages and takes what its shortcuts and offers give", () => {
  for (const { id, words, takes, shortcuts = [], offers = [] } of commands) {
    expect(
      [words, ...offers.map((offer) => offer.words)].every(({ en, de }) => en !== "" && de !== ""),
      id,
    ).toBe(true);
    for (const { args } of [...shortcuts, ...offers]) expect(takes(args), id).toEqual({ ok: true, value: args });
  }
});
