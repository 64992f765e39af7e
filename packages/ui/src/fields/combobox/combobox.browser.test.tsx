import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { mountInShadow, type ShadowMount } from "../../testing/mount-in-shadow.js";
import { Combobox } from "./combobox.js";

let mounted: ShadowMount | undefined;
afterEach(() => mounted?.unmount());

test("the button that opens the list is a button from the first moment, and never a second combobox", async () => {
  const gone: string[] = [];
  mounted = mountInShadow(null);
  // What a role was before it changed stood in the page for a moment, and a screen reader may have read it.
  const observer = new MutationObserver((changes) => gone.push(...changes.map(({ oldValue }) => oldValue ?? "none")));
  observer.observe(mounted.root, { subtree: true, attributeFilter: ["role"], attributeOldValue: true });
  mounted.render(<Combobox label="Store" value={undefined} options={[{ value: "a", label: "Lamp shop" }]} onChange={() => undefined} />);
  await expect.element(page.getByRole("combobox", { name: "Store", exact: true })).toBeVisible();
  observer.disconnect();
  expect(gone).toEqual([]);
  await expect.element(page.getByRole("button", { name: "Open Store" })).toHaveAttribute("tabindex", "-1");
});
