import { aDocument, aSection, aText } from "@mailwright/testing";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { type CanvasMount, mountCanvas } from "../../testing/mount-canvas.js";

let mounted: CanvasMount | undefined;
afterEach(() => mounted?.unmount());

/** A desk that is narrower than the email, as between two sidebars on a small screen. */
async function mount(): Promise<{ readonly desk: DOMRect; readonly inside: ShadowRoot; readonly editor: CanvasMount["editor"] }> {
  await page.viewport(1200, 900);
  mounted = await mountCanvas(aDocument([aSection(aText({ text: "<p>Words</p>" }, "text"))]), { widthPx: 760 });
  const desk = mounted.root.querySelector(".mw-desk")?.getBoundingClientRect() ?? new DOMRect();
  const { width = 0 } = mounted.canvas.rectOf("text") ?? {};
  expect(width).toBeGreaterThan(desk.width - 40);
  return { desk, inside: mounted.root, editor: mounted.editor };
}

const rectOf = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect(Number.NaN);

test("the tools of a block that is wider than the desk are seen whole", async () => {
  const { desk, inside, editor } = await mount();
  editor.run("select", { blockIds: ["text"] });
  const tools = () => rectOf(inside.querySelector(".mw-block-toolbar"));
  await vi.waitFor(() => expect(tools().right).toBeLessThanOrEqual(desk.right));
  expect(tools().left).toBeGreaterThanOrEqual(desk.left);
});

test.each(["text", "section"])("the + beside a %s that is wider than the desk is seen whole", async (kind) => {
  const { desk, inside, editor } = await mount();
  const section = editor.document.get().root.children?.[0]?.children?.[0];
  editor.run("select", { blockIds: [kind === "text" ? "text" : (section?.id ?? "")] });
  await vi.waitFor(() => expect(inside.querySelectorAll(".mw-add:not([hidden])").length).toBeGreaterThan(0));
  for (const button of inside.querySelectorAll(".mw-add:not([hidden])")) {
    expect(rectOf(button).left).toBeGreaterThanOrEqual(desk.left);
    expect(rectOf(button).right).toBeLessThanOrEqual(desk.right);
  }
});
