import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { mountInShadow, type ShadowMount } from "../../testing/mount-in-shadow.js";
import { NumberField, type NumberFieldProps } from "./number-field.js";

let mounted: ShadowMount | undefined;
afterEach(() => mounted?.unmount());

const field = () => page.getByRole("spinbutton", { name: "Size" });

function mount(props: Partial<NumberFieldProps> = {}) {
  const log: (string | number)[] = [];
  function Example() {
    const [value, setValue] = useState<number | undefined>(16);
    const change = (next: number) => {
      log.push(next);
      setValue(next);
    };
    return (
      <NumberField
        label="Size"
        value={value}
        min={8}
        max={96}
        unit="px"
        onChange={change}
        onBegin={() => log.push("begin")}
        onCommit={() => log.push("commit")}
        {...props}
      />
    );
  }
  mounted = mountInShadow(<Example />);
  return log;
}

test("typing shows at once and is one gesture", async () => {
  const log = mount();
  await field().click();
  await userEvent.keyboard("24{Enter}");
  expect(log).toEqual(["begin", 24, "commit"]);
});

test("a number outside the limits is put right on leaving", async () => {
  const log = mount();
  await field().click();
  await userEvent.keyboard("500{Tab}");
  await expect.element(field()).toHaveValue("96");
  expect(log.at(-1)).toBe("commit");
});

test("nonsense goes back to the number that was there", async () => {
  mount();
  await field().click();
  await userEvent.keyboard("wide{Tab}");
  await expect.element(field()).toHaveValue("16");
});

test("arrows step by one, with Shift by ten, each press one gesture", async () => {
  const log = mount();
  await field().click();
  await userEvent.keyboard("{ArrowUp}{Shift>}{ArrowUp}{/Shift}{ArrowDown}");
  expect(log).toEqual(["begin", 17, "commit", "begin", 27, "commit", "begin", 26, "commit"]);
});

test("Escape goes back to where typing began", async () => {
  mount();
  await field().click();
  await userEvent.keyboard("40{Escape}");
  await expect.element(field()).toHaveValue("16");
});

test("dragging the label changes the number as one gesture", async () => {
  const log = mount();
  await expect.element(field()).toBeVisible();
  const label = mounted?.root.querySelector("label");
  const press = (type: string, clientX: number) =>
    label?.dispatchEvent(new PointerEvent(type, { clientX, pointerId: 1, button: 0, bubbles: true, composed: true, pointerType: "mouse" }));
  if (label) label.setPointerCapture = () => undefined;
  press("pointerdown", 100);
  press("pointermove", 101);
  press("pointermove", 110);
  await vi.waitFor(() => expect(log).toContain(21));
  press("pointermove", 120);
  press("pointerup", 120);
  expect(log).toEqual(["begin", 21, 26, "commit"]);
});

test("an emptied field gives its value up when it may", async () => {
  const onClear = vi.fn();
  mount({ onClear });
  await field().fill("");
  await userEvent.keyboard("{Tab}");
  expect(onClear).toHaveBeenCalledOnce();
});

test("says where its value comes from and offers the way back", async () => {
  const onReset = vi.fn();
  mount({ origin: { kind: "inherited", from: "General settings" } });
  await expect.element(field()).toHaveAccessibleDescription("Inherited from General settings");
  mounted?.unmount();
  mount({ origin: { kind: "own", onReset } });
  await page.getByRole("button", { name: "Reset Size" }).click();
  expect(onReset).toHaveBeenCalledOnce();
});
