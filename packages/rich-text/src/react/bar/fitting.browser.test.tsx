import { describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { button, selectAll, shownToolbars, type } from "../../testing/shown-toolbars.js";

const mountWide = shownToolbars();
const mountOnPhone = shownToolbars(390);

const mergeTags = [{ tag: "{{ first_name }}", name: "First name" }];
const words = { text: { html: "<p>word</p>" }, mergeTags };

const more = () => page.getByRole("dialog", { name: "More formatting" });
const bar = (root: ShadowRoot) => {
  const found = root.querySelector<HTMLElement>(".mw-text-toolbar");
  if (!found) throw new Error("There is no bar.");
  return found;
};
const namesIn = (container: ParentNode | null | undefined) =>
  [...(container?.querySelectorAll("button") ?? [])].map((each) => each.getAttribute("aria-label"));
/** The buttons of the bar itself. */
const namesInBar = (root: ShadowRoot) => namesIn(bar(root).querySelector("[role=toolbar]"));

/** One line inside of what can be seen, nothing cut off. */
function expectOneLine(root: ShadowRoot): void {
  const box = bar(root);
  const rects = [...box.querySelectorAll("[data-part], [data-more]")].map((each) => each.getBoundingClientRect());
  const { left, right } = box.getBoundingClientRect();
  expect(new Set(rects.map(({ top }) => Math.round(top))).size).toBe(1);
  expect(Math.max(...rects.map((rect) => rect.right))).toBeLessThanOrEqual(right);
  expect(Math.min(...rects.map((rect) => rect.left))).toBeGreaterThanOrEqual(left);
  expect([left >= 0, right <= window.innerWidth]).toEqual([true, true]);
}

describe("the text bar in one line", () => {
  test("has what is used most on a phone, and everything else behind More", async () => {
    const wide = await mountWide(words);
    const all = namesInBar(wide.root);
    expectOneLine(wide.root);
    wide.unmount();
    const { root } = await mountOnPhone(words);
    expectOneLine(root);
    const shown = namesInBar(root);
    expect(shown).toEqual(
      expect.arrayContaining(["Bold", "Italic", "Link", "Bulleted list", "Numbered list", "Merge tags", "More formatting"]),
    );
    expect(shown.length).toBeLessThan(all.length);
    await button("More formatting").click();
    const hidden = namesIn(more().element());
    expect(new Set([...shown, ...hidden])).toEqual(
      new Set([...all, "Increase indent", "Decrease indent", "Superscript", "Subscript", "Clear formatting"]),
    );
  });

  test("takes in and gives out controls while its room changes, at every width", async () => {
    const { root } = await mountWide(words);
    for (const width of [900, 700, 560, 480, 390, 320, 560, 1100]) {
      await page.viewport(width, 800);
      await vi.waitFor(() => expectOneLine(root));
    }
    await vi.waitFor(() => expect(namesInBar(root)).toContain("Letter case"));
  });

  test("keeps the focus in the bar when the room of a control goes", async () => {
    const { root } = await mountWide(words);
    await type("{Alt>}{F10}{/Alt}");
    const focused = () => root.activeElement?.getAttribute("aria-label");
    while (focused() !== "Letter case") await type("{ArrowRight}");
    await page.viewport(390, 800);
    await vi.waitFor(() => expect(focused()).toBe("More formatting"));
  });

  test("has no button More where there is nothing behind it", async () => {
    const { root } = await mountOnPhone({ text: { html: "Shop now", mode: "plain" }, mergeTags });
    expect(namesInBar(root)).toEqual(["Emoji and symbols", "Merge tags"]);
  });
});

describe("what stands behind More", () => {
  test("is reached with the arrow keys of the bar, walked with them, and left with Escape", async () => {
    const { field, root } = await mountOnPhone(words);
    const focused = () => root.activeElement?.getAttribute("aria-label");
    await selectAll();
    await type("{Alt>}{F10}{/Alt}{End}");
    expect(focused()).toBe("More formatting");
    await type("{Enter}");
    await expect.element(more()).toBeVisible();
    while (focused() !== "Underline") await type("{ArrowRight}");
    await type("{Enter}");
    expect(field.html()).toBe("<p><u>word</u></p>");
    await expect.element(button("Underline")).toHaveAttribute("aria-pressed", "true");
    await type("{ArrowRight}{Enter}");
    expect(field.html()).toBe("<p><u><s>word</s></u></p>");
    await type("{Escape}");
    expect(focused()).toBe("More formatting");
    await type("{Escape}x");
    expect(field.html()).toBe("<p><u><s>x</s></u></p>");
  });

  test("is told by the button when it is pressed in", async () => {
    await mountOnPhone({ text: { html: "<p><u>word</u></p>" } });
    const description = () => {
      const id = button("More formatting").element().getAttribute("aria-describedby");
      const root = button("More formatting").element().getRootNode() as ShadowRoot;
      return id && root.getElementById(id)?.textContent;
    };
    await vi.waitFor(() => expect(description()).toBe("On: Underline"));
    await selectAll();
    await type("{Control>}u{/Control}");
    await vi.waitFor(() => expect(description()).toBeNull());
  });

  test("has menus of its own, from which the person goes back to the text", async () => {
    const { field } = await mountOnPhone(words);
    await selectAll();
    await button("More formatting").click();
    await button("Letter case").click();
    await page.getByRole("menuitem", { name: "UPPER CASE" }).click();
    expect(field.html()).toBe("<p>WORD</p>");
    await vi.waitFor(() => expect(field.isFocused()).toBe(true));
    await expect.element(more()).not.toBeInTheDocument();
  });

  test("has panels of its own", async () => {
    const { field } = await mountOnPhone(words);
    await button("More formatting").click();
    await button("Emoji and symbols").click();
    await button("Party popper").click();
    await vi.waitFor(() => expect(field.isFocused()).toBe(true));
    expect(field.html()).toContain("🎉");
    await expect.element(more()).not.toBeInTheDocument();
  });
});
