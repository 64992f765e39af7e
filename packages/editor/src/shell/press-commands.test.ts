import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

// Rooms whose buttons, menus and keys do something to the editor.
const rooms = [
  "shell/header",
  "shell/toolbar",
  "shell/layout",
  "shell/shortcuts",
  "canvas/menu",
  "canvas/overlay",
  "canvas/text",
  "panels",
];

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
  "shell/layout/editor-workspace.tsx: workspace.setState",
  // Their code could not be fetched, so they are no longer asked for.
  "shell/layout/editor-shell.tsx: workspace.setState",
  "panels/find/later-find.tsx: workspace.setState",
];

const source = new URL("../", import.meta.url);
const files = rooms.flatMap((room) =>
  readdirSync(new URL(`${room}/`, source), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|stories)\./.test(file))
    .map((file) => `${room}/${file}`),
);

test("header, toolbar, menus and panels change the editor by commands only", () => {
  const found = files.flatMap((file) => {
    const text = readFileSync(new URL(file, source), "utf8");
    return around.flatMap((way) => (way.exec(text) ? [`${file}: ${way.exec(text)?.[0]}`] : []));
  });
  expect(found.sort()).toEqual([...happens].sort());
});
