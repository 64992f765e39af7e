import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

// Rooms whose buttons, menus and keys do something to the editor.
const rooms = [
  "shell/header",
  "shell/toolbar",
  "shell/arrangement",
  "shell/shortcuts",
  "canvas/menu",
  "canvas/overlay",
  "canvas/text",
  "canvas/grips",
  "canvas/add",
  "canvas/zoom",
  "panels",
];

/** Dialogs close themselves and answer questions by the actions of the workspace; what they change is a command too. */
const dialogs = "dialogs/";

/** Ways around the list of commands. */
const around = [
  /\buseWorkspaceActions\b/,
  /\bviewState\.setState\b/,
  /\beditor\.document\.(?:commit|replace|undo|redo)\b/,
  /\bworkspace\.setState\b/,
  /\beditor\.run\((?!["'`\w])/,
];

/** What nobody presses: these follow something that happened. */
const happens = [
  // The editor was given another width.
  "shell/arrangement/canvas-and-panels.tsx: workspace.setState",
  // Something else was opened in the place of the comments.
  "panels/comments/use-own-place.ts: workspace.setState",
  // A text was opened, words were selected in an email that one only looks at, or the comments have taken the words that a command asked for.
  "canvas/text/text-comment.tsx: workspace.setState",
  "panels/comments/reader-words.tsx: workspace.setState",
  "panels/comments/use-chosen-words.ts: workspace.setState",
  // Their code could not be fetched, so they are no longer asked for.
  "shell/arrangement/editor-shell.tsx: workspace.setState",
  "panels/find/later-find.tsx: workspace.setState",
];

const source = new URL("../", import.meta.url);
const files = rooms.flatMap((room) => filesIn(`${room}/`));

function filesIn(room: string): readonly string[] {
  return readdirSync(new URL(room, source), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|stories)\./.test(file))
    .map((file) => room + file);
}

const isCommand = (file: string) => file.startsWith("workspace/commands/") || file === "workspace/find/replace-text.ts";

test("header, toolbar, menus and panels change the editor by commands only", () => {
  const found = files.flatMap((file) => {
    const text = readFileSync(new URL(file, source), "utf8");
    return around.flatMap((way) => (way.exec(text) ? [`${file}: ${way.exec(text)?.[0]}`] : []));
  });
  expect(found.sort()).toEqual([...happens].sort());
});

/** Who writes the document without a command. */
const writers = [
  // An element or a host page opens another one.
  "shell/host/put-document.ts: document.replace",
  // Offered once, where somebody else removed a block: nobody could ask for it by name, as only that moment knows what stood there.
  "workspace/together/restore-removed.ts: document.commit",
];
const writing = /\bdocument\.(?:commit|replace|undo|redo)\b(?=\()/g;

test("dialogs and all the rest write the document by commands only", () => {
  const found = filesIn("").flatMap((file) => {
    if (file.startsWith("testing/") || isCommand(file)) return [];
    return [...readFileSync(new URL(file, source), "utf8").matchAll(writing)].map(([way]) => `${file}: ${way}`);
  });
  expect(found.sort()).toEqual([...writers].sort());
});

test("dialogs change what is looked at, and the state of the workspace, by commands only", () => {
  const ways = around.filter((way) => !way.source.includes("useWorkspaceActions"));
  const found = filesIn(dialogs).flatMap((file) => {
    const text = readFileSync(new URL(file, source), "utf8");
    return ways.flatMap((way) => (way.exec(text) ? [`${file}: ${way.exec(text)?.[0]}`] : []));
  });
  expect(found).toEqual([]);
});
