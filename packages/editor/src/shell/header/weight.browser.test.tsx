import { aDocument, aHeading, aSection, aText } from "@mailwright/testing";
import { within } from "@testing-library/dom";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { type EditorMount, mountEditor } from "../../testing/mount-editor.js";

let mounted: EditorMount | undefined;
afterEach(() => mounted?.unmount());

function emailOf(letters: number) {
  const words = `<p>${"Seeds, pots and tools. ".repeat(letters / 23)}</p>`;
  return aDocument([aSection(aHeading({ text: "Spring sale" }), aText({ text: words }, "long"), aText({ text: "<p>Short</p>" }))]);
}

/** The button in the header that opens the checks, in an editor of an email with so many letters. */
async function openEditor(letters: number, theme?: "dark") {
  await page.viewport(1440, 900);
  mounted = await mountEditor({ document: emailOf(letters), props: { features: { checks: {} }, ...(theme && { theme }) } });
  const controls = within(mounted.inside);
  const button = await controls.findByRole("button", { name: /^Checks/ });
  // The figure is fetched when somebody begins to use the editor.
  await userEvent.hover(button);
  return { controls, button };
}

test("a light email has a quiet figure", async () => {
  const { button } = await openEditor(2000);
  await vi.waitFor(() => expect(button).toHaveAccessibleName(/Weighs \d+ KB of 102 KB/), { timeout: 30_000 });
});

test("an email near the limit says so in words", async () => {
  const { button } = await openEditor(92_000, "dark");
  await vi.waitFor(() => expect(button).toHaveAccessibleName(/near the limit/));
  expect(button.textContent).toMatch(/\d+ of 102 KB/);
  await userEvent.click(button);
});

test("above the limit the checks say what to cut first, and lead to it", async () => {
  const { button, controls } = await openEditor(120_000);
  await vi.waitFor(() => expect(button).toHaveAccessibleName(/hides the end of the email/));
  await userEvent.click(button);
  const size = within(await controls.findByRole("region", { name: "Size" }));
  expect(size.getByText(/take out \d+ KB/)).toBeVisible();
  size.getByText(/take out/).scrollIntoView();
  const [heaviest] = size.getAllByRole("button");
  if (!heaviest) throw new Error("nothing is listed");
  await userEvent.click(heaviest);
  await vi.waitFor(() => expect(controls.queryByRole("dialog")).toBeNull());
});
