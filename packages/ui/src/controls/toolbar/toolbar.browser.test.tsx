import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Segmented } from "../../fields/choice/segmented.js";
import { Bold } from "../../icons/lucide/bold.gen.js";
import { Italic } from "../../icons/lucide/italic.gen.js";
import { Monitor } from "../../icons/lucide/monitor.gen.js";
import { Tablet } from "../../icons/lucide/tablet.gen.js";
import { mountInShadow, type ShadowMount } from "../../testing/mount-in-shadow.js";
import { IconButton } from "../button/icon-button.js";
import { Toolbar } from "./toolbar.js";

let mounted: ShadowMount | undefined;
afterEach(() => mounted?.unmount());

const focused = () => mounted?.root.activeElement?.getAttribute("aria-label") ?? mounted?.root.activeElement?.textContent;

function Example() {
  const [device, setDevice] = useState<"desktop" | "tablet">("desktop");
  return (
    <>
      <button type="button">Before</button>
      <Toolbar label="Tools">
        <IconButton label="Bold" icon={Bold} />
        <IconButton label="Italic" icon={Italic} />
        <Segmented
          label="Device"
          isLabelHidden
          value={device}
          onChange={setDevice}
          options={[
            { value: "desktop", label: "Desktop", icon: Monitor },
            { value: "tablet", label: "Tablet", icon: Tablet },
          ]}
        />
      </Toolbar>
      <button type="button">After</button>
    </>
  );
}

async function mount(locale = "en") {
  mounted = mountInShadow(<Example />, { locale });
  await expect.element(page.getByRole("toolbar", { name: "Tools" })).toBeVisible();
}

test("is one stop of the Tab key and remembers where it was left", async () => {
  await mount();
  await userEvent.tab();
  await userEvent.tab();
  expect(focused()).toBe("Bold");
  await userEvent.keyboard("{ArrowRight}");
  expect(focused()).toBe("Italic");
  await userEvent.tab();
  expect(focused()).toBe("After");
  await userEvent.tab({ shift: true });
  expect(focused()).toBe("Italic");
});

test("the arrows go through radios without choosing; Space chooses", async () => {
  await mount();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard("{End}");
  expect(focused()).toBe("Tablet");
  await expect.element(page.getByRole("radio", { name: "Desktop" })).toBeChecked();
  await userEvent.keyboard(" ");
  await expect.element(page.getByRole("radio", { name: "Tablet" })).toBeChecked();
});

test("the left arrow leads on in a right-to-left language", async () => {
  await mount("ar");
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard("{ArrowLeft}");
  expect(focused()).toBe("Italic");
});

test("a tooltip shows on keyboard focus, not after a press, and goes on Escape", async () => {
  await mount();
  // The pointer rests where an earlier test left it: on a control that appears there it would bring a tooltip too.
  await userEvent.hover(page.getByRole("button", { name: "After" }));
  await userEvent.tab();
  await userEvent.tab();
  const tooltip = () => mounted?.root.querySelector("[role=tooltip]");
  await vi.waitFor(() => expect(tooltip()?.textContent).toBe("Bold"));
  await userEvent.keyboard("{Escape}");
  await vi.waitFor(() => expect(tooltip()).toBeNull());
  await page.getByRole("button", { name: "Italic" }).click();
  expect(tooltip()).toBeNull();
});
