import { blockRegistry } from "@mailwright/blocks";
import { aBlock, aDocumentAround } from "@mailwright/testing";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { type EditorMount, mountEditor } from "../../../../testing/mount-editor.js";
import { mouse, pointIn } from "../../../../testing/pointer.js";

let mounted: EditorMount | undefined;
afterEach(() => mounted?.unmount());

beforeAll(() => page.viewport(1280, 800));

test("an item is dragged by its handle to another place; the menu follows, and one undo takes it back", async () => {
  const document = aDocumentAround([aBlock("menu", {}, undefined, "menu")], blockRegistry);
  mounted = await mountEditor({ document });
  const { inside, handle, block } = mounted;
  await handle.run("select", { blockIds: ["menu"] });
  await vi.waitFor(() => expect(inside.querySelectorAll(".mw-list-handle")).toHaveLength(4));
  const [first, , , last] = inside.querySelectorAll(".mw-list-handle");
  if (!first || !last) throw new Error("there are no handles");
  const [from, to] = [pointIn(last), pointIn(first)];
  await mouse.moveTo(from);
  await mouse.press(from);
  await mouse.dragTo(from, { x: from.x, y: from.y - 12 });
  await vi.waitFor(() => expect(inside.querySelector("[data-dragging]")).not.toBeNull());
  await mouse.dragTo({ x: from.x, y: from.y - 12 }, to, 12);
  // The row at that place moves aside.
  await vi.waitFor(() => expect(inside.querySelector<HTMLElement>(".mw-list-row")?.style.transform).toMatch(/[1-9]/));
  await mouse.release(to);
  const words = () => block("menu").textContent?.replace(/\s+/g, " ").trim();
  await vi.waitFor(() => expect(words()).toBe("ContactNew inShopStories"));
  await handle.undo();
  await vi.waitFor(() => expect(words()).toBe("New inShopStoriesContact"));
});
