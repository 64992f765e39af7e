import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { mountInShadow, type ShadowMount } from "../../testing/mount-in-shadow.js";
import { Tabs } from "./tabs.js";

let mounted: ShadowMount | undefined;
afterEach(() => mounted?.unmount());

function Example() {
  const [tab, setTab] = useState<"blocks" | "modules" | "advanced">("blocks");
  return (
    <Tabs
      label="Palette"
      value={tab}
      onChange={setTab}
      items={[
        { value: "blocks", label: "Blocks" },
        { value: "modules", label: "Modules", isDisabled: true },
        { value: "advanced", label: "Advanced" },
      ]}
    >
      <button type="button">In {tab}</button>
    </Tabs>
  );
}

test("the arrows choose at once and skip what cannot be chosen; Tab goes on into the content", async () => {
  mounted = mountInShadow(<Example />);
  await expect.element(page.getByRole("tabpanel", { name: "Blocks" })).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(page.getByRole("tabpanel", { name: "Advanced" })).toBeVisible();
  await userEvent.tab();
  expect(mounted.root.activeElement?.textContent).toBe("In advanced");
});
