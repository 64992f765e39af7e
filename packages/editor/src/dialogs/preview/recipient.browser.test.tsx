import { aDocument, aSection, aText } from "@mailwright/testing";
import { within } from "@testing-library/dom";
import { afterEach, describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import type { EmailEditorProps } from "../../shell/host/editor-props.js";
import { type EditorMount, mountEditor } from "../../testing/mount-editor.js";

let mounted: EditorMount | undefined;
afterEach(() => mounted?.unmount());

const ruled = (text: string, rules: Record<string, string>) => ({ ...aText({ text: `<p>${text}</p>` }), extras: { rules } });
const document = aDocument([
  aSection(
    aText({ text: "<p>Dear {{ name }}</p>" }),
    ruled("Only for members", { condition: "member" }),
    ruled("Order {{ order.id }}", { repeat: "orders", repeatAs: "order" }),
  ),
]);
const recipients = [
  { name: "Ann", data: { name: "Ann", member: true, orders: [{ id: "A1" }, { id: "A2" }] } },
  { name: "Ben", data: { name: "Ben", member: false, orders: [] } },
];

/** The whole editor with its preview open; answers the words that the preview shows. */
async function openPreview(templating?: EmailEditorProps["templating"]) {
  mounted = await mountEditor({ document, props: { mode: "advanced", templating } });
  const { inside, handle } = mounted;
  const controls = within(inside);
  await userEvent.click(await controls.findByRole("button", { name: "Preview" }));
  const shownAs = await controls.findByRole("combobox", { name: "Show as" });
  const frame = await vi.waitUntil(() => inside.querySelector<HTMLIFrameElement>(".mw-preview-frame"));
  const words = () => frame.contentDocument?.body.innerText.replace(/\s+/g, " ") ?? "";
  return { controls, shownAs, words, handle };
}

describe("the preview for somebody", () => {
  test("shows everything at first, then what conditions and repetitions leave for each of the host's recipients", async () => {
    const { shownAs, words } = await openPreview({ recipients });
    await vi.waitFor(() => expect(words()).toContain("Only for members Order {{ order.id }}"));
    await userEvent.selectOptions(shownAs, "Ann");
    await vi.waitFor(() => expect(words()).toContain("Dear Ann Only for members Order A1 Order A2"));
    await userEvent.selectOptions(shownAs, "Ben");
    await vi.waitFor(() => expect(words()).toMatch(/Dear Ben\s*$/));
    await userEvent.selectOptions(shownAs, "Everything");
    await vi.waitFor(() => expect(words()).toContain("Order {{ order.id }}"));
  });

  test("is made of the merge tags where the host names nobody", async () => {
    const { controls, shownAs, words } = await openPreview();
    await userEvent.selectOptions(shownAs, "Sample recipient");
    await vi.waitFor(() => expect(words()).not.toContain("Only for members"));
    expect(controls.queryByRole("alert")).toBeNull();
  });

  test("is filled in by the host's own sender, who gets its own language", async () => {
    const fill = vi.fn((email: string) => email.replace(/\{\{#if member\}\}[\s\S]*?\{\{\/if\}\}/, "").replaceAll("{{ name }}", "Cem"));
    const logic = {
      condition: (expression: string) => [`{{#if ${expression}}}`, "{{/if}}"] as const,
      repeat: (list: string) => [`{{#each ${list}}}`, "{{/each}}"] as const,
    };
    const { shownAs, words, handle } = await openPreview({ recipients, fill, logic });
    await userEvent.selectOptions(shownAs, "Ann");
    await vi.waitFor(() => expect(words()).toContain("Dear Cem"));
    expect(words()).not.toContain("Only for members");
    expect(await handle.exportHtml()).toContain("{{#each orders}}");
  });

  test("shows everything, and says so, where the email cannot be filled in", async () => {
    const fill = () => Promise.reject(new Error("no"));
    const { controls, shownAs, words } = await openPreview({ recipients, fill });
    await userEvent.selectOptions(shownAs, "Ann");
    expect((await controls.findByRole("alert")).textContent).toContain("The email could not be filled in for Ann. Everything shows.");
    expect(words()).toContain("Only for members");
  });
});
