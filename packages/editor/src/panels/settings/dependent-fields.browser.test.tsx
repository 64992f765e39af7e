import { blockRegistry } from "@mailwright/blocks";
import { compileDocument } from "@mailwright/compiler";
import { aBlock, aDocumentAround } from "@mailwright/testing";
import { within } from "@testing-library/dom";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { EditorPorts } from "../../ports/editor-ports.js";
import { describeFields, mountPanel, type PanelMount } from "../../testing/mount-settings-panel.js";

// What a change of one field does to the others.

beforeAll(() => page.viewport(1280, 800));
let panel: PanelMount | undefined;
afterEach(() => panel?.unmount());

const lists: Partial<EditorPorts> = {
  mergeTags: { list: async () => [{ tag: "{{ email }}", name: "Email" }] },
  customFields: { list: async () => ({ kind: "listed", fields: [{ id: "shoe-size", name: "Shoe size", price: "" }] }) },
};

async function open(type: string, props = {}) {
  const mounted = await mountPanel({ document: aDocumentAround([aBlock(type, props, undefined, "one")], blockRegistry) }, lists);
  panel = mounted;
  const { editor } = mounted.editor.services;
  editor.run("select", { blockIds: ["one"] });
  const controls = within(mounted.inside);
  await vi.waitFor(() => expect(mounted.inside.querySelector(".mw-panel-block-name")).not.toBeNull());
  const html = () => compileDocument(editor.document.get(), blockRegistry).html;
  const stored = () => JSON.stringify(editor.document.get().root);
  const fields = () => describeFields(mounted.inside);
  return { controls, html, stored, fields };
}

test("fields close at once with the right to change the email, and open with it", async () => {
  const { controls } = await open("divider");
  const thickness = controls.getByRole<HTMLInputElement>("spinbutton", { name: "Thickness" });
  const { viewState } = panel?.editor.services.editor ?? {};
  for (const readOnly of [true, false]) {
    viewState?.setState({ readOnly });
    await vi.waitFor(() => expect(thickness.disabled).toBe(readOnly));
  }
});

describe("the kind of a link", () => {
  const kinds = [
    ["Web address", "Address", "example.com/a", "http://example.com/a"],
    ["Email", "Email address", "ann@example.com", "mailto:ann@example.com"],
    ["Phone", "Phone number", "+44 20 79", "tel:+442079"],
    ["SMS", "Phone number", "+44 20 79", "sms:+442079"],
    ["Skype", "Skype name", "live:ann", "skype:live:ann"],
    ["Viber", "Phone number", "+44 20 79", "viber://chat?number=%2B442079"],
    ["Anchor", "Anchor name", "prices", "#prices"],
    ["File", "File address", "https://example.com/a.pdf", "https://example.com/a.pdf"],
  ] as const;

  test("each asks for what it needs and writes its scheme before it; the next begins empty", async () => {
    const { controls, html, fields } = await open("button");
    for (const [kind, label, typed, address] of kinds) {
      await userEvent.selectOptions(controls.getByRole("combobox", { name: "Link" }), kind);
      const value = controls.getByRole("textbox", { name: label });
      expect(value, kind).toHaveProperty("value", "");
      expect(html()).not.toContain("href=");
      await userEvent.fill(value, typed);
      await vi.waitFor(() => expect(html()).toContain(`href="${address}"`));
      expect(fields()).toHaveProperty("Title");
    }
  });

  test("what is no address is said beside its field once it is typed, kept, and not in the email", async () => {
    const { controls, html, stored } = await open("button");
    const address = controls.getByRole("textbox", { name: "Address" });
    await userEvent.fill(address, "http://foo bar");
    await userEvent.tab();
    await vi.waitFor(() => expect(controls.getByText(/^This is no web address/)).toBeDefined());
    expect(address).toHaveProperty("value", "http://foo bar");
    expect(stored()).toContain("http://foo bar");
    expect(html()).not.toContain("foo");
    await userEvent.fill(address, "https://example.com");
    await userEvent.tab();
    await vi.waitFor(() => expect(controls.queryByText(/^This is no web address/)).toBeNull());
    expect(html()).toContain('href="https://example.com"');
  });

  test("an email has a subject and a message, which the next kind does not keep", async () => {
    const { controls, html, stored } = await open("link");
    const kind = controls.getByRole("combobox", { name: "Link" });
    await userEvent.selectOptions(kind, "Email");
    await userEvent.fill(controls.getByRole("textbox", { name: "Email address" }), "ann@example.com");
    await userEvent.fill(controls.getByRole("textbox", { name: "Subject" }), "A question");
    await userEvent.fill(controls.getByRole("textbox", { name: "Message" }), "Dear Ann");
    await vi.waitFor(() => expect(html()).toContain("mailto:ann@example.com?subject=A%20question&amp;body=Dear%20Ann"));
    await userEvent.selectOptions(kind, "Phone");
    await vi.waitFor(() => expect(stored()).not.toMatch(/ann@example|A question|Dear Ann/));
  });

  test("merge tags and custom fields are chosen from the host's lists", async () => {
    const { controls, html } = await open("image", { src: "https://example.com/a.png" });
    const kind = controls.getByRole("combobox", { name: "Link" });
    await userEvent.selectOptions(kind, "Merge tag");
    await userEvent.selectOptions(await controls.findByRole("combobox", { name: "Merge tag" }), "Email");
    await vi.waitFor(() => expect(html()).toContain('href="mailto:{{ email }}"'));
    await userEvent.selectOptions(kind, "Custom field");
    const field = await controls.findByRole("combobox", { name: "Custom field" });
    await within(field).findByRole("option", { name: "Shoe size" });
    await userEvent.selectOptions(field, "Shoe size");
    await vi.waitFor(() => expect(html()).toContain('href="{{shoe-size}}"'));
  });
});

test.each(["button", "link"])("without an icon a %s forgets where it stood, how large it was and how far away", async (type) => {
  const icon = { iconId: "", icon: "https://example.com/i.png", iconAlign: "right", iconSize: 50, iconIndent: 9 };
  const { controls, stored, fields } = await open(type, icon);
  const group = within(controls.getByRole("group", { name: "Picture of your own as icon" }));
  await userEvent.click(group.getByRole("button", { name: "Remove image" }));
  await vi.waitFor(() => expect(stored()).not.toMatch(/iconAlign|iconSize|iconIndent/));
  // Fields that would change nothing are not there.
  await vi.waitFor(() => expect(Object.keys(fields())).not.toContain("Icon size"));
  for (const name of ["Icon position", "Space between icon and label"]) expect(Object.keys(fields())).not.toContain(name);
});

test("the links of a menu share its width, however many there are", async () => {
  const { controls, html } = await open("menu");
  const widths = () => [...html().matchAll(/<td[^>]*width="([\d.]+%)"/g)].map(([, width]) => width);
  expect(widths()).toEqual(["25%", "25%", "25%", "25%"]);
  await userEvent.click(controls.getByRole("button", { name: "Remove Stories" }));
  await vi.waitFor(() => expect(widths()).toEqual(["33.3333%", "33.3333%", "33.3333%"]));
});

test("a value is inherited until it is the block's own, and can go back", async () => {
  const { controls, fields } = await open("heading");
  const size = controls.getByRole("spinbutton", { name: "Font size" });
  await userEvent.fill(size, "50");
  await userEvent.tab();
  await vi.waitFor(() => expect(fields()["Font size"]).toBe("8 to 120: 50"));
  await userEvent.click(controls.getByRole("button", { name: "Reset Font size" }));
  await vi.waitFor(() => expect(fields()["Font size"]).toBe("8 to 120: 32"));
  // Another level has another size.
  await userEvent.selectOptions(controls.getByRole("combobox", { name: "Level" }), "Heading 1");
  await vi.waitFor(() => expect(fields()["Font size"]).toBe("8 to 120: 40"));
});

test("code outside the plan is shown and cannot be changed", async () => {
  const document = aDocumentAround([aBlock("code", {}, undefined, "one")], blockRegistry);
  panel = await mountPanel({ document, entitlements: [] });
  const { inside, editor } = panel;
  editor.services.editor.run("select", { blockIds: ["one"] });
  const code = await within(inside).findByRole("textbox", { name: "HTML code" });
  expect(code).toHaveProperty("disabled", true);
  expect(inside.textContent).toContain("not enabled in your plan");
});

describe("a picture that is missing", () => {
  test.each([
    ["image", "Choose a picture. Without one the email leaves the image out."],
    ["map", "Make the map, or use a picture of your own. Without one the email leaves the map out."],
  ])("is told beside the field of the block %s, until there is one", async (type, words) => {
    const { controls, html } = await open(type);
    const address = controls.getByRole("textbox", { name: "Image address" });
    expect([address.getAttribute("aria-invalid"), controls.getByText(words).checkVisibility()]).toEqual(["true", true]);
    await userEvent.fill(address, "https://example.com/a.png");
    await vi.waitFor(() => expect(html()).toContain("https://example.com/a.png"));
    expect(controls.queryByText(words)).toBeNull();
  });
});
