import { fireEvent, waitFor, within } from "@testing-library/dom";
import { afterEach, expect, test } from "vitest";
import { aStanding } from "../../testing/memory-ports.js";
import { type EditorMount, mountEditor } from "../../testing/mount-editor.js";
import { sampleDocument } from "../../testing/sample-document.js";

let mounted: EditorMount | undefined;
afterEach(() => mounted?.unmount());

async function open() {
  const editor = await mountEditor({ document: sampleDocument() });
  mounted = editor;
  return { ...editor, screen: within(editor.inside) };
}

test("the owner is told when somebody opens it, cannot save meanwhile, and is told when that is over", async () => {
  const { world, screen } = await open();
  world.tell({ kind: "stands", standing: aStanding({ refusal: "template-locked", holder: { name: "Ana" } }) });
  expect(await screen.findByText(/^Ana has this email open/)).toBeTruthy();
  expect(await screen.findAllByText(/\bAna\b/)).toHaveLength(1);
  expect(screen.queryByRole("button", { name: "Save" })).toBeNull();
  world.tell({ kind: "stands", standing: aStanding() });
  expect(await screen.findByText(/^Ana is done with this email/)).toBeTruthy();
  expect(await screen.findByRole("button", { name: "Save" })).toBeTruthy();
  expect(screen.queryByText(/has this email open/)).toBeNull();
});

test("who was unlocked keeps their work, may save it as a copy, and opens it again", async () => {
  const { world, screen, handle } = await open();
  await handle.run("insert-block", { blueprint: { type: "heading", props: { text: "Mine" } } });
  world.tell({ kind: "stands", standing: aStanding({ refusal: "lock-released" }) });
  expect(await screen.findByText(/^You were unlocked by Ann Lindqvist/)).toBeTruthy();
  expect(JSON.stringify(await handle.getDocument())).toContain("Mine");
  fireEvent.click(screen.getByRole("button", { name: "Open again" }));
  expect(await screen.findByRole("button", { name: "Save" })).toBeTruthy();
  expect(screen.queryByText(/^You were unlocked/)).toBeNull();
});

test("the work stays to be read when access ends", async () => {
  const { world, screen, handle } = await open();
  await handle.run("insert-block", { blueprint: { type: "heading", props: { text: "Mine" } } });
  world.tell({ kind: "ended", code: "not-a-collaborator" });
  const banner = (await screen.findByText(/^Your access to this email has ended/)).parentElement;
  if (!banner) throw new Error("the words stand nowhere");
  // A line of its own across the canvas: the styles of banners come with the first one, whichever it is.
  expect(getComputedStyle(banner).display).toBe("flex");
  expect(await handle.run("insert-block", { blueprint: { type: "heading" } })).toMatchObject({ refusal: "read-only" });
  fireEvent.click(within(banner).getByRole("button", { name: "View code" }));
  expect(await screen.findByRole("dialog", { name: "View code" })).toBeTruthy();
  expect(JSON.stringify(await handle.getDocument())).toContain("Mine");
});

test("who is signed out while they write is asked nothing by comments that nobody wanted to see", async () => {
  const { world, screen } = await open();
  let asked = 0;
  Object.defineProperty(world, "comments", {
    get() {
      asked += 1;
      return [];
    },
  });
  await import("../../panels/comments/comments-here.js");
  world.tell({ kind: "ended", code: "session-ended" });
  await screen.findByText(/^You are signed out/);
  for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
  expect(asked).toBe(0);
});

test("blocks that were refused are named when saving, each with the way to it", async () => {
  const { world, screen, handle } = await open();
  const inserted = await handle.run("insert-block", { blueprint: { type: "heading", props: { text: "Fixed" } } });
  const blockId = String("value" in inserted ? inserted.value : "");
  const blocks = [{ blockId, code: "locked-content", message: "locked" }];
  world.refusal = { kind: "refused", code: "block-locked", message: "", fields: [], isPassing: false, blocks };
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText(/Its content is locked/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Show Heading “Fixed”" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});
