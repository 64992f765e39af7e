import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { mountInShadow, type ShadowMount } from "../../testing/mount-in-shadow.js";
import { ColorField } from "./color-field.js";

let mounted: ShadowMount | undefined;
afterEach(() => mounted?.unmount());

const hex = () => page.getByRole("textbox", { name: "Text, hex value" });

function mount() {
  const log: (string | undefined)[] = [];
  function Example() {
    const [value, setValue] = useState<string | undefined>("#112233");
    const set = (next: string | undefined) => {
      log.push(next);
      setValue(next);
    };
    return (
      <ColorField
        label="Text"
        value={value}
        onChange={set}
        onClear={() => set(undefined)}
        onBegin={() => log.push("begin")}
        onCommit={() => log.push("commit")}
        swatches={[{ value: "#2c4bc4", label: "Ink" }, { value: "#ffffff" }]}
      />
    );
  }
  mounted = mountInShadow(<Example />);
  return log;
}

test("six digits show at once, three on leaving", async () => {
  const log = mount();
  await hex().click();
  await userEvent.keyboard("AABBCC{Enter}");
  expect(log).toEqual(["begin", "#aabbcc", "commit"]);
  await hex().fill("#abd");
  expect(log).toHaveLength(3);
  await userEvent.tab();
  expect(log.slice(3)).toEqual(["begin", "#aabbdd", "commit"]);
});

test("the template's own colours come first and choosing one closes the panel", async () => {
  const log = mount();
  await page.getByRole("button", { name: "Choose Text" }).click();
  await vi.waitFor(() => expect(mounted?.root.activeElement?.getAttribute("aria-label")).toBe("Ink"));
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  expect(log).toEqual(["begin", "#2c4bc4", "commit"]);
  expect(mounted?.root.activeElement?.getAttribute("aria-label")).toBe("Choose Text");
});

test("no colour can be chosen too", async () => {
  const log = mount();
  await page.getByRole("button", { name: "Choose Text" }).click();
  await page.getByRole("button", { name: "No colour" }).click();
  expect(log).toContain(undefined);
  await expect.element(hex()).toHaveValue("");
});
