import { blockDefinitions } from "@mailwright/blocks";
import type { Block, JsonValue } from "@mailwright/document";
import { aBlock, aDocument, aSection } from "@mailwright/testing";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { type CanvasMount, mountCanvas } from "../../testing/mount-canvas.js";
import { countDifferent, pictureOf } from "../../testing/pixels.js";
import { TextEditing } from "./text-editing.js";

let mounted: CanvasMount | undefined;
beforeAll(async () => {
  await page.viewport(1200, 700);
  await Promise.all([import("@mailwright/rich-text"), import("@mailwright/rich-text/react")]);
});
afterEach(() => mounted?.unmount());

const words = {
  blocks:
    '<h2>Big</h2><p>One <strong>two</strong> <a href="https://example.com">three</a></p><ul><li>Four</li><li>Five</li></ul><p style="text-align:center">Six</p>',
  inline: 'One <em>two</em> <a href="https://example.com">three</a>',
  plain: "One two",
};
const settings = {
  lineSpacing: "150%",
  paragraphBottomSpace: true,
  linkColor: "#0a7c4a",
  dark: { linkColor: "#7ef0c0", textColor: "#eeeeee" },
};
const samples = blockDefinitions.flatMap(({ type, editable }) => {
  if (!editable) return [];
  const { prop, mode } = editable;
  const looks: readonly (readonly [string, Record<string, JsonValue>])[] = [
    ["as it comes", {}],
    [
      "at its limits",
      { fontSize: 48, padding: { top: 0, right: 90, bottom: 40, left: 3 }, align: "right", bold: true, lineHeight: "200%" },
    ],
    ["with an icon", { icon: "/icon.png", iconAlign: "right" }],
  ];
  return looks.map(([look, props]) => [`${type} ${look}`, aBlock(type, { ...props, [prop]: words[mode] }, undefined, "edited")] as const);
});

const hiding = new CSSStyleSheet();
// Where the paper's round corner meets its shadow, Chromium blends the pixel differently depending on how much of the desk it draws at
// once. The text is not there.
hiding.replaceSync(`
* { caret-color: transparent !important }
.mw-overlay, .mw-text-toolbar { visibility: hidden !important }
.mw-paper { border-radius: 0 !important; box-shadow: none !important }
`);

/** What is on the desk, without the overlay. */
function pixelsOf({ host, root, canvas }: CanvasMount): Promise<string> {
  for (const each of [root, canvas.root]) if (!each.adoptedStyleSheets.includes(hiding)) each.adoptedStyleSheets.push(hiding);
  canvas.overlay.style.visibility = "hidden";
  return pictureOf(host);
}

// Pairs of light, width and direction, so that each value occurs with each other one. No effect on a text needs all three at once.
test.each([
  ["light", "desktop", "ltr"],
  ["dark", "desktop", "rtl"],
  ["light", "mobile", "rtl"],
  ["dark", "mobile", "ltr"],
] as const)("activating the editor of a text changes no pixel, %s on %s, %s", async (scheme, device, dir) => {
  for (const [name, block] of samples) {
    mounted = await mountCanvas(aDocument([aSection(block satisfies Block)], { ...settings, dir }), { children: <TextEditing /> });
    const { canvas, editor } = mounted;
    editor.run("set-scheme", { scheme });
    editor.run("set-device", { device });
    editor.run("select", { blockIds: ["edited"] });
    const element = await vi.waitUntil(() => canvas.textElementOf("edited"));
    const pictures = [...canvas.root.querySelectorAll("img")];
    await vi.waitFor(() => expect(pictures.every(({ complete }) => complete)).toBe(true));
    const before = await pixelsOf(mounted);
    // Compared at the side where lines begin, because with extreme values a text may reach beyond the paper at the other side.
    const { width } = element.getBoundingClientRect();
    await userEvent.click(element, { position: { x: dir === "rtl" ? width - 4 : 4, y: 4 } });
    await vi.waitFor(() => expect(editor.viewState.getState().textEditing).toEqual({ blockId: "edited" }), 5000);
    expect(await countDifferent(before, await pixelsOf(mounted)), name).toBe(0);
    mounted.unmount();
  }
});
