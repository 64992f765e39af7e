import { describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { button, selectAll, shownToolbars, type } from "../testing/shown-toolbars.js";

const mount = shownToolbars();

const mergeTags = [
  { tag: "{{ first_name }}", name: "First name", group: "Contact" },
  { tag: "{{ last_name }}", name: "Last name", group: "Contact" },
  { tag: "{{ unsubscribe }}", name: "Unsubscribe link" },
];

describe("the text toolbar", () => {
  test("formats what is selected and leaves the caret in the text", async () => {
    const { field } = await mount({ text: { html: "<p>word</p>" } });
    await selectAll();
    await button("Bold").click();
    await expect.element(button("Bold")).toHaveAttribute("aria-pressed", "true");
    expect(field.html()).toBe("<p><strong>word</strong></p>");
    expect(field.isFocused()).toBe(true);
    await type("new");
    expect(field.html()).toBe("<p><strong>new</strong></p>");
  });

  test("shows the state of what is selected", async () => {
    await mount({ text: { html: '<h2><em><a href="#x">word</a></em></h2><ul><li>item</li></ul>' } });
    await expect.element(button("Bulleted list")).toHaveAttribute("aria-pressed", "true");
    await type("{ArrowUp}");
    await expect.element(button("Bulleted list")).toHaveAttribute("aria-pressed", "false");
    await expect.element(button("Italic")).toHaveAttribute("aria-pressed", "true");
    await expect.element(button("Link")).toHaveAttribute("aria-pressed", "true");
    await expect.element(button("Text style: Heading 2")).toBeVisible();
  });

  test("makes a heading and goes back to the text", async () => {
    const { field } = await mount({ text: { html: "<p>word</p>" } });
    await button("Text style: Paragraph").click();
    await page
      .getByRole("menuitemradio", { name: "Heading 3" })
      .or(page.getByRole("menuitemcheckbox", { name: "Heading 3" }))
      .click();
    expect(field.html()).toBe("<h3>word</h3>");
    await vi.waitFor(() => expect(field.isFocused()).toBe(true));
    await type("s");
    expect(field.html()).toBe("<h3>words</h3>");
  });

  test("gives words one of the seven sizes from X-Small to XXX-Large, and takes it away again", async () => {
    const { field } = await mount({ text: { html: "<p>word</p>" } });
    await selectAll();
    const size = (name: string) => page.getByRole("menuitemcheckbox", { name });
    const sizes = { "X-Small": 10, Small: 13, Medium: 16, Large: 18, "X-Large": 24, "XX-Large": 32, "XXX-Large": 48 };
    await button("Font size").click();
    await expect.element(size("As the text")).toHaveAttribute("aria-checked", "true");
    const names = page.getByRole("menuitemcheckbox").elements();
    expect(names.map(({ textContent }) => textContent)).toEqual([
      "As the text",
      ...Object.entries(sizes).map(([name, px]) => `${name} (${px} px)`),
    ]);
    await size("XXX-Large (48 px)").click();
    expect(field.html()).toBe('<p><span style="font-size:48px">word</span></p>');
    await button("Font size").click();
    await expect.element(size("XXX-Large (48 px)")).toHaveAttribute("aria-checked", "true");
    await size("As the text").click();
    expect(field.html()).toBe("<p>word</p>");
  });

  test("shows a size without a name as it is", async () => {
    await mount({ text: { html: '<p><span style="font-size:21px">word</span></p>' } });
    await selectAll();
    await button("Font size").click();
    await expect.element(page.getByRole("menuitemcheckbox", { name: "21 px" })).toHaveAttribute("aria-checked", "true");
  });

  test("is reached with Alt+F10, walked with arrows, and left with Escape", async () => {
    const { field, root } = await mount({ text: { html: "<p>word</p>" } });
    await selectAll();
    await type("{Alt>}{F10}{/Alt}");
    expect(root.activeElement?.getAttribute("aria-label")).toBe("Text style: Paragraph");
    await type("{ArrowRight}{ArrowRight}{ArrowRight}");
    expect(root.activeElement?.getAttribute("aria-label")).toBe("Bold");
    await type("{Enter}");
    expect(field.html()).toBe("<p><strong>word</strong></p>");
    await type("{ArrowRight}{Enter}");
    expect(field.html()).toBe("<p><strong><em>word</em></strong></p>");
    expect(field.isFocused()).toBe(false);
    await type("{Escape}");
    expect(field.isFocused()).toBe(true);
    await type("x");
    expect(field.html()).toBe("<p><strong><em>x</em></strong></p>");
  });

  test("never covers what is selected", async () => {
    const { field, root } = await mount({ text: { html: `<p>${"many words ".repeat(60)}</p>` } });
    const bar = root.querySelector(".mw-text-toolbar")?.getBoundingClientRect();
    const caret = field.selectionRect();
    if (!bar || !caret) throw new Error("nothing to measure");
    expect(bar.bottom <= caret.top || bar.top >= caret.bottom).toBe(true);
  });

  test("offers a heading no blocks, and a label only merge tags", async () => {
    const heading = await mount({ text: { html: "word", mode: "inline" }, alignment: { value: "center", onChange: () => undefined } });
    await expect.element(button("Bold")).toBeVisible();
    expect(button("Bulleted list").query()).toBeNull();
    await expect.element(button("Alignment")).toBeVisible();
    heading.unmount();
    await mount({ text: { html: "word", mode: "plain" }, mergeTags });
    expect(button("Bold").query()).toBeNull();
    await expect.element(button("Merge tags")).toBeVisible();
  });

  test("aligns the whole block where the text has no lines of its own", async () => {
    const onChange = vi.fn();
    await mount({ text: { html: "word", mode: "inline" }, alignment: { value: "left", onChange } });
    await button("Alignment").click();
    await page.getByText("Centre").click();
    expect(onChange).toHaveBeenCalledWith("center");
  });
});

describe("the link panel", () => {
  test("links the selected words, and they stay marked while the address is typed", async () => {
    const { field, root } = await mount({ text: { html: "<p>word</p>" } });
    await selectAll();
    await type("{Control>}k{/Control}");
    await expect.element(page.getByRole("textbox", { name: "Address" })).toBeVisible();
    expect(root.activeElement).toBe(page.getByRole("textbox", { name: "Address" }).element());
    expect(CSS.highlights.has("mw-text-selection")).toBe(true);
    await type("ann@a.test{Enter}");
    expect(field.html()).toBe('<p><a href="mailto:ann@a.test">word</a></p>');
    await vi.waitFor(() => expect(field.isFocused()).toBe(true));
    expect(CSS.highlights.has("mw-text-selection")).toBe(false);
  });

  test("shows, changes and removes the link around the caret", async () => {
    const { field } = await mount({ text: { html: '<p><a href="https://a.test" target="_blank">word</a></p>' } });
    await button("Link").click();
    await expect.element(page.getByRole("textbox", { name: "Address" })).toHaveValue("https://a.test");
    await page.getByRole("textbox", { name: "Address" }).fill("b.test/x");
    await button("Apply").click();
    expect(field.html()).toBe('<p><a href="http://b.test/x" target="_blank">word</a></p>');
    await button("Link").click();
    await button("Remove link").click();
    expect(field.html()).toBe("<p>word</p>");
  });

  test("refuses an address that is not safe, in words", async () => {
    const { field } = await mount({ text: { html: "<p>word</p>" } });
    await selectAll();
    await button("Link").click();
    await type("javascript:alert(1){Enter}");
    await expect.element(page.getByText("This address cannot be used in an email")).toBeVisible();
    expect(field.html()).toBe("<p>word</p>");
    await type("{Escape}");
    await expect.element(page.getByRole("dialog", { name: "Link" })).not.toBeInTheDocument();
  });
});

test("Escape in the link panel goes back to the text, with what was selected", async () => {
  const { field } = await mount({ text: { html: "<p>one two</p>" } });
  await selectAll();
  await type("{Control>}k{/Control}");
  await expect.element(page.getByRole("textbox", { name: "Address" })).toBeVisible();
  await type("half an add{Escape}");
  await vi.waitFor(() => expect(field.isFocused()).toBe(true));
  await expect.element(page.getByRole("dialog", { name: "Link" })).not.toBeInTheDocument();
  await type("new");
  expect(field.html()).toBe("<p>new</p>");
});

describe("colours", () => {
  test("are taken from those of the template", async () => {
    const { field } = await mount({ text: { html: "<p>word</p>" }, swatches: [{ value: "#1f4fd8", label: "Brand" }] });
    await selectAll();
    await button("Text colour").click();
    await button("Brand").click();
    expect(field.html()).toBe('<p><span style="color:#1f4fd8">word</span></p>');
    await vi.waitFor(() => expect(field.isFocused()).toBe(true));
  });
});

describe("merge tags", () => {
  test("are offered while they are typed, chosen with arrows and Enter", async () => {
    const { field, root } = await mount({ text: { html: "<p>Hi</p>" }, mergeTags });
    await type(" {{{{na");
    const listbox = page.getByRole("listbox", { name: "Merge tags" });
    await expect.element(listbox).toBeVisible();
    expect(page.getByRole("option").elements()).toHaveLength(2);
    expect(field.element.ariaActiveDescendantElement?.textContent).toContain("First name");
    await type("{ArrowDown}");
    await vi.waitFor(() => expect(field.element.ariaActiveDescendantElement?.textContent).toContain("Last name"));
    await vi.waitFor(() => expect(root.textContent).toContain("2 merge tags. Arrow keys choose, Enter inserts."));
    await type("{Enter}");
    expect(field.html()).toBe("<p>Hi {{ last_name }}</p>");
    await expect.element(listbox).not.toBeInTheDocument();
    expect(field.element.ariaActiveDescendantElement).toBeNull();
  });

  test("go away with Escape, which does not leave the text", async () => {
    const onCommitKey = vi.fn();
    const { field } = await mount({ text: { html: "<p></p>", onCommitKey }, mergeTags });
    await type("{{{{");
    await expect.element(page.getByRole("listbox")).toBeVisible();
    await type("{Escape}");
    await expect.element(page.getByRole("listbox")).not.toBeInTheDocument();
    expect(onCommitKey).not.toHaveBeenCalled();
    await type("{Escape}");
    expect(onCommitKey).toHaveBeenCalledWith("escape");
    expect(field.html()).toBe("<p>{{</p>");
  });

  test("are inserted from the menu and with a press in the list", async () => {
    const { field } = await mount({ text: { html: "<p>Hi </p>" }, mergeTags });
    await button("Merge tags").click();
    await page.getByRole("menuitem", { name: "First name" }).click();
    expect(field.html()).toBe("<p>Hi{{ first_name }}</p>");
    await vi.waitFor(() => expect(field.isFocused()).toBe(true));
    await type(" {{{{uns");
    await page.getByRole("option", { name: /Unsubscribe/ }).click();
    expect(field.html()).toBe("<p>Hi{{ first_name }} {{ unsubscribe }}</p>");
    expect(field.isFocused()).toBe(true);
  });
});
