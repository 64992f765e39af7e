import { editingCommands, type KeyedCommand, orderCommands, refusalStrings } from "@mailwright/editing";
import { describe, expect, test } from "vitest";
import type { EditorPorts } from "../../ports/editor-ports.js";
import { openTestEditor } from "../../testing/open-editor.js";
import { addLaterCommands } from "./add-later-commands.js";
import { allCommands, interfaceCommands } from "./all-commands.js";
import { laterKeys } from "./keys.gen.js";
import { everyCommand, laterCommands } from "./later-commands.js";

const ours = [...interfaceCommands, ...laterCommands.filter((command) => !editingCommands.includes(command))];

test("the editor's commands are told apart from each other by their ids and keys", () => {
  const ids = everyCommand.map(({ id }) => id);
  const keys = everyCommand.flatMap(({ shortcuts = [] }) => shortcuts.map((shortcut) => shortcut.keys));
  expect(new Set(ids).size).toBe(editingCommands.length + ours.length);
  expect(new Set(keys).size).toBe(keys.length);
});

test("each has its names in both languages and takes what its shortcuts and offers give", () => {
  for (const { id, words, short = words, takes, shortcuts = [], offers = [] } of everyCommand) {
    expect(
      [words, short, ...offers.flatMap((offer) => [offer.words, offer.short ?? offer.words])].every(({ en, de }) => en !== "" && de !== ""),
      id,
    ).toBe(true);
    for (const { args } of [...shortcuts, ...offers]) expect(takes(args), id).toEqual({ ok: true, value: args });
  }
});

test("what comes later is known by its keys before, but for those that the browser has events for", () => {
  const keysOf = ({ id, shortcuts = [] }: KeyedCommand) => shortcuts.filter(({ isNative }) => !isNative).map(({ keys }) => `${keys} ${id}`);
  expect(laterKeys.flatMap(keysOf)).toEqual(orderCommands(laterCommands).flatMap(keysOf));
  expect(laterKeys.flatMap(keysOf)).toContain("mod+d duplicate-block");
  // They are heard on the canvas alone.
  expect(laterCommands.filter(({ worksAnywhere }) => worksAnywhere)).toEqual([]);
});

test("an editor knows the commands of the first screen at once, and the others when they have come", async () => {
  const { editor } = (await openTestEditor({ hasFirstCommandsOnly: true })).services;
  expect(editor.commands).toEqual(allCommands);
  expect(editor.run("find-next")).toEqual({ done: false, refusal: "unknown-command" });
  expect(await addLaterCommands(editor)).toBeUndefined();
  await addLaterCommands(editor);
  expect(editor.commands).toEqual(everyCommand);
});

const optionalPorts: readonly (keyof EditorPorts)[] = [
  ...(["images", "pictures", "icons", "customFields", "products", "modules", "testEmail", "status", "info", "categories"] as const),
  ...(["sharing", "comments", "notes", "sizes", "exporter", "versions", "mergeTags", "crashDrafts", "clipboard", "page"] as const),
];

/** A record that has every field, each with this value. */
const everyField = (value: unknown) =>
  new Proxy({}, { get: () => value, has: () => true, getOwnPropertyDescriptor: () => ({ value, configurable: true }) });

const hostile: readonly (readonly [string, unknown])[] = [
  ["a number", 7],
  ["a list", [["title"]]],
  ["a function", () => ({})],
  ["fields of symbols", everyField(Symbol("x"))],
  ["fields that are functions", everyField(() => "left")],
];

async function open(options: Parameters<typeof openTestEditor>[0] = {}) {
  const opened = await openTestEditor(options);
  await addLaterCommands(opened.services.editor);
  return opened;
}

describe.each(ours.map((command) => [command.id, command] as const))("%s", (id, command) => {
  test.each(hostile)("refuses %s, and changes nothing", async (_, args) => {
    const { services, workspace } = await open();
    const before = workspace.getState();
    expect(services.editor.run(id as string, args)).toMatchObject({ done: false, refusal: "bad-arguments" });
    expect(workspace.getState()).toBe(before);
  });

  test("says in words why it cannot run, in an editor without ports and in one that may not be changed", async () => {
    const args = [undefined, ...(command.offers ?? []).map((offer) => offer.args)].find((given) => command.takes(given).ok);
    for (const options of [{ without: optionalPorts }, { info: { readOnly: true } }]) {
      const { services } = await open(options);
      const can = services.editor.can(id as string, args);
      const ran = services.editor.run(id as string, args);
      // What can be known before is known before.
      expect(ran.done).toBe(can.done);
      if (!ran.done) expect(refusalStrings[ran.refusal]).toMatch(/^\S/);
      if (command.changes === "document" && command.takes(args).ok && "readOnly" in (options.info ?? {}))
        expect(ran).toEqual({ done: false, refusal: "read-only" });
    }
  });
});
