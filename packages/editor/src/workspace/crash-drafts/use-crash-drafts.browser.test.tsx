import { blockRegistry, presets } from "@mailwright/blocks";
import { writeDocument } from "@mailwright/document";
import { aDocument, aHeading, aSection } from "@mailwright/testing";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, expect, test } from "vitest";
import { whenIdle } from "../../base/later/when-idle.js";
import { createIndexedDrafts } from "../../ports/browser/indexed-drafts.js";
import type { CrashDraftStore } from "../../ports/crash-draft.js";
import { createMemoryPorts } from "../../testing/memory-ports.js";
import { laterCommands } from "../commands/later-commands.js";
import { type OpenedTemplate, openTemplate } from "../open-template.js";
import { mergeDraft } from "./merge-draft.js";
import { useCrashDrafts } from "./use-crash-drafts.js";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
const roots: Root[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) act(() => root.unmount());
});

function Visit({ opened }: { readonly opened: OpenedTemplate }) {
  useCrashDrafts(opened);
  return null;
}

function mount(opened: OpenedTemplate) {
  const root = createRoot(document.createElement("div"));
  roots.push(root);
  act(() => root.render(<Visit opened={opened} />));
  return () => act(() => root.unmount());
}

const stored = aDocument([aSection(aHeading({ text: "Stored" }, "title"))]);

/** Visits to one template in one browser. Drafts are in the browser's real database. */
function visits() {
  const { ports, world } = createMemoryPorts({ document: stored });
  let nowMs = ports.clock.now();
  Object.assign(ports, { clock: { now: () => nowMs } });
  const databaseName = `visits-${crypto.randomUUID()}`;
  const indexed = createIndexedDrafts({ now: () => ports.clock.now(), databaseName });
  let whenFree: Promise<void> = Promise.resolve();
  const crashDrafts: CrashDraftStore = { ...indexed, write: (draft) => whenFree.then(() => indexed.write(draft)) };
  /** What is written from now on waits until the answered function is called. */
  const slow = () => {
    let letGo = () => {};
    whenFree = new Promise((resolve) => {
      letGo = resolve;
    });
    return letGo;
  };
  const newId = () => crypto.randomUUID().slice(0, 8);
  const open = async () => {
    const world = { ...ports, crashDrafts, newId };
    const options = {
      ports: world,
      registry: blockRegistry,
      presets,
      mode: "simple",
      isReadOnly: false,
      actions: () => undefined,
    } as const;
    const answer = await openTemplate(options, new AbortController().signal);
    if (answer.kind === "refused") throw new Error(answer.code);
    answer.opened.services.editor.addCommands(laterCommands);
    return { ...answer.opened, leave: mount(answer.opened) };
  };
  const wait = (ms: number) => {
    nowMs += ms;
    return nowMs;
  };
  return { open, crashDrafts, key: ports.store.key, world, wait, slow };
}

const setText = ({ services }: OpenedTemplate, html: string) => services.editor.run("set-text", { blockId: "title", html });
const offeredIn = ({ workspace }: OpenedTemplate) => {
  const { dialog } = workspace.getState();
  return dialog?.kind === "crash-draft" ? dialog.drafts : [];
};

test("unsaved work is offered at the next visit, never put in place unasked", async () => {
  const { open } = visits();
  const first = await open();
  setText(first, "Unsaved");
  first.leave();
  const second = await open();
  await expect.poll(() => offeredIn(second).length).toBe(1);
  expect(JSON.stringify(offeredIn(second)[0]?.document)).toContain("Unsaved");
  expect(JSON.stringify(second.services.editor.document.get())).toContain("Stored");
});

test("what an editor still writes while it goes is offered to the one that takes its place", async () => {
  const { open, slow } = visits();
  const first = await open();
  setText(first, "Unsaved");
  const letGo = slow();
  first.leave();
  const second = await open();
  // Comes after the second editor has begun to look. A page that is never idle, as on a busy machine, calls no `requestIdleCallback`.
  await new Promise<void>((resolve) => whenIdle(resolve, window));
  letGo();
  await expect.poll(() => offeredIn(second).length).toBe(1);
});

test("work that its author chose to leave behind is not offered again", async () => {
  const { open, crashDrafts, key } = visits();
  const first = await open();
  setText(first, "Unsaved");
  window.dispatchEvent(new Event("pagehide"));
  await expect.poll(async () => (await navigator.locks.query()).held?.length ?? 0).toBeGreaterThan(0);
  first.workspace.setState({ givenUp: first.services.editor.document.get() });
  first.leave();
  await expect.poll(() => crashDrafts.list(key())).toEqual([]);
});

test("work in a tab that is still open is not offered to the next tab", async () => {
  const { open, crashDrafts, key } = visits();
  const first = await open();
  setText(first, "Unsaved");
  window.dispatchEvent(new Event("pagehide"));
  await expect.poll(async () => (await navigator.locks.query()).held?.length ?? 0).toBeGreaterThan(0);
  const second = await open();
  setText(second, "Other");
  expect(await crashDrafts.list(key())).toEqual([]);
  expect(offeredIn(second)).toEqual([]);
});

test("restored work is this visit's work: saved once, nothing of it is left to offer", async () => {
  const { open, crashDrafts, key } = visits();
  const first = await open();
  setText(first, "Unsaved");
  first.leave();
  const second = await open();
  await expect.poll(() => offeredIn(second).length).toBe(1);
  expect(second.services.editor.run("restore-draft").done).toBe(true);
  expect(second.services.editor.hasUnsavedWork()).toBe(true);
  second.services.editor.document.markSaved();
  second.leave();
  await expect.poll(() => crashDrafts.list(key())).toEqual([]);
});

test("work whose saving was refused is offered at the next visit, though somebody else has stored a newer version", async () => {
  const { open, crashDrafts, key, world, wait } = visits();
  const first = await open();
  setText(first, "Mine");
  Object.assign(world, { stored: { ...world.stored, etag: '"theirs"', storedAtMs: wait(60_000) } });
  wait(60_000);
  first.workspace.setState({ savePhase: "saving" });
  first.workspace.setState({ savePhase: "idle" });
  first.leave();
  await expect.poll(async () => (await crashDrafts.list(key())).map(({ savedAtMs }) => savedAtMs)).toEqual([wait(0)]);
  const second = await open();
  await expect.poll(() => offeredIn(second).length).toBe(1);
  expect(JSON.stringify(offeredIn(second)[0]?.document)).toContain("Mine");
});

test("work on a version that others have changed since is merged into theirs, saved once, and nothing of it is left to offer", async () => {
  const { open, crashDrafts, key, world, wait } = visits();
  const first = await open();
  setText(first, "Mine");
  first.leave();
  await expect.poll(async () => (await crashDrafts.list(key())).length).toBe(1);
  const theirs = { ...stored, settings: { width: 700 } };
  Object.assign(world, { stored: { ...world.stored, document: theirs, etag: '"theirs"', storedAtMs: wait(60_000) } });
  const second = await open();
  await expect.poll(() => offeredIn(second).length).toBe(1);
  const [draft] = offeredIn(second);
  if (!draft) throw new Error("nothing offered");
  const { editor } = second.services;
  const merge = await mergeDraft(draft, editor.document.get, blockRegistry);
  if (!merge) throw new Error("nothing to merge");
  const merged = writeDocument(merge.merged(new Map()));
  expect(editor.run("restore-draft", { draft: 0, merged }).done).toBe(true);
  expect(editor.document.get()).toEqual({ ...draft.document, settings: { width: 700 } });
  // It is saved on top of what they stored.
  expect(second.workspace.getState().etag).toBe('"theirs"');
  editor.document.markSaved();
  second.leave();
  await expect.poll(() => crashDrafts.list(key())).toEqual([]);
});
