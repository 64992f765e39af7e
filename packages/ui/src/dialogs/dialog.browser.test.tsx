import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Button } from "../controls/button/button.js";
import { Menu } from "../controls/menu/menu.js";
import { Combobox } from "../fields/combobox/combobox.js";
import { MultiSelect } from "../fields/combobox/multi-select.js";
import { useToasts } from "../messages/toast/toast-context.js";
import { mountInShadow, type ShadowMount } from "../testing/mount-in-shadow.js";
import { ConfirmDialog } from "./confirm-dialog.js";
import { Dialog } from "./dialog.js";

let mounted: ShadowMount | undefined;
afterEach(() => mounted?.unmount());

const focused = () => mounted?.root.activeElement;
const dialog = (name: string) => page.getByRole("dialog", { name });

function Opener({ isDismissable }: { isDismissable?: boolean }) {
  const [open, setOpen] = useState<"none" | "info" | "sure">("none");
  const [fruit, setFruit] = useState<string>();
  const toasts = useToasts();
  return (
    <>
      <Button onClick={() => setOpen("info")}>Open info</Button>
      {open === "none" ? null : (
        <Dialog
          title="Template info"
          isDismissable={isDismissable}
          onClose={() => setOpen("none")}
          footer={<Button onClick={() => setOpen("sure")}>Discard</Button>}
        >
          <input aria-label="Name" />
          <Combobox
            label="Fruit"
            value={fruit}
            onChange={setFruit}
            options={[
              { value: "a", label: "Apple" },
              { value: "b", label: "Banana" },
            ]}
          />
          <Menu
            label="More"
            trigger={(props) => <Button {...props}>More</Button>}
            items={[{ id: "say", label: "Say so", onSelect: () => toasts.show({ message: "Said", isSticky: true }) }]}
          />
        </Dialog>
      )}
      {open === "sure" ? (
        <ConfirmDialog
          title="Discard changes"
          tone="danger"
          confirmLabel="Discard all"
          onConfirm={() => setOpen("none")}
          onClose={() => setOpen("info")}
        >
          What you wrote will be lost.
        </ConfirmDialog>
      ) : null}
    </>
  );
}

async function openInfo(isDismissable?: boolean) {
  mounted = mountInShadow(<Opener {...(isDismissable === undefined ? {} : { isDismissable })} />);
  await page.getByRole("button", { name: "Open info" }).click();
  await expect.element(dialog("Template info")).toBeVisible();
  await vi.waitFor(() =>
    expect(
      dialog("Template info")
        .element()
        .contains(focused() ?? null),
    ).toBe(true),
  );
}

test("is a modal named by its title, in the top layer, with the app inert behind it", async () => {
  await openInfo();
  const element = dialog("Template info").element();
  expect(element.getAttribute("aria-modal")).toBe("true");
  expect(element.closest("[data-mw-overlays]")?.matches(":popover-open")).toBe(true);
  expect(mounted?.root.querySelector<HTMLElement>(".mw-app")?.inert).toBe(true);
});

test("takes the focus, keeps it, and gives it back on Escape", async () => {
  await openInfo();
  await vi.waitFor(() =>
    expect(
      dialog("Template info")
        .element()
        .contains(focused() ?? null),
    ).toBe(true),
  );
  for (let press = 0; press < 12; press += 1) {
    await userEvent.keyboard("{Tab}");
    expect(
      dialog("Template info")
        .element()
        .contains(focused() ?? null),
    ).toBe(true);
  }
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog("Template info")).not.toBeInTheDocument();
  await vi.waitFor(() => expect(focused()?.textContent).toBe("Open info"));
  expect(mounted?.root.querySelector<HTMLElement>(".mw-app")?.inert).toBe(false);
});

test("has the focus as soon as it is there, so that no key is for what is behind it", async () => {
  mounted = mountInShadow(<Opener />);
  await page.getByRole("button", { name: "Open info" }).click();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog("Template info")).not.toBeInTheDocument();
  const { root } = mounted;
  const seen: (boolean | undefined)[] = [];
  // Tells of what came into the page before the browser paints it or takes another key.
  const observer = new MutationObserver(() => {
    const popup = root.querySelector(".mw-dialog");
    if (popup && seen.length === 0) seen.push(popup.contains(root.activeElement));
  });
  observer.observe(root, { subtree: true, childList: true });
  root.querySelector<HTMLElement>(".mw-app button")?.click();
  await vi.waitFor(() => expect(seen).toEqual([true]));
  observer.disconnect();
  expect(focused()?.getAttribute("aria-label")).toBe("Name");
});

test("takes the focus itself while there is nothing to do in it yet: its close button would show its tooltip", async () => {
  mounted = mountInShadow(
    <Dialog title="Version history" onClose={() => undefined}>
      Loading
    </Dialog>,
  );
  await vi.waitFor(() => expect(focused()).toBe(dialog("Version history").element()));
});

test("gives the focus back into a shadow root that stands inside ours", async () => {
  await openInfo();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog("Template info")).not.toBeInTheDocument();
  const inner = document.createElement("div");
  inner.attachShadow({ mode: "open" }).innerHTML = "<button>Inside</button>";
  mounted?.root.querySelector(".mw-app")?.append(inner);
  inner.shadowRoot?.querySelector("button")?.focus();
  // As a shortcut opens it: without a press that takes the focus.
  mounted?.root.querySelector<HTMLElement>(".mw-app button")?.click();
  await expect.element(dialog("Template info")).toBeVisible();
  await vi.waitFor(() => expect(inner.shadowRoot?.activeElement).toBe(null));
  await userEvent.keyboard("{Escape}");
  await vi.waitFor(() => expect(inner.shadowRoot?.activeElement?.textContent).toBe("Inside"));
});

test("a press outside asks to close, unless work would be lost", async () => {
  await openInfo();
  await userEvent.click(document.body, { position: { x: 3, y: 3 } });
  await expect.element(dialog("Template info")).not.toBeInTheDocument();
  mounted?.unmount();
  await openInfo(false);
  await userEvent.click(document.body, { position: { x: 3, y: 3 } });
  await expect.element(dialog("Template info")).toBeVisible();
});

test("one Escape closes one thing: first the list, then the menu, then the dialog", async () => {
  await openInfo();
  await page.getByRole("combobox", { name: "Fruit" }).click();
  await expect.element(page.getByRole("option", { name: "Banana" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("option", { name: "Banana" })).not.toBeInTheDocument();
  await page.getByRole("button", { name: "More" }).click();
  await expect.element(page.getByRole("menu", { name: "More" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("menu")).not.toBeInTheDocument();
  await expect.element(dialog("Template info")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog("Template info")).not.toBeInTheDocument();
});

test("a question over a dialog leaves the dialog at rest, and comes with the way back in focus", async () => {
  await openInfo();
  await page.getByRole("button", { name: "Discard" }).click();
  await expect.element(page.getByRole("alertdialog", { name: "Discard changes" })).toBeVisible();
  await vi.waitFor(() => expect(focused()?.textContent).toBe("Cancel"));
  const below = mounted?.root.querySelectorAll<HTMLElement>(".mw-dialog-viewport");
  expect([below?.[0]?.inert, below?.[1]?.inert]).toEqual([true, false]);
  await userEvent.keyboard("{Escape}");
  await vi.waitFor(() => expect(focused()?.textContent).toBe("Discard"));
  await expect.element(dialog("Template info")).toBeVisible();
});

test("a notification can be answered while a dialog is open", async () => {
  await openInfo();
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: "Say so" }).click();
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect.element(page.getByText("Said")).not.toBeInTheDocument();
  await expect.element(dialog("Template info")).toBeVisible();
});

test("keys pressed in a dialog do not reach the shortcuts of the element", async () => {
  await openInfo();
  const heard: string[] = [];
  mounted?.root.addEventListener("keydown", (event) => event instanceof KeyboardEvent && heard.push(event.key));
  await userEvent.keyboard("{Tab}{Delete}{Escape}");
  await expect.element(dialog("Template info")).not.toBeInTheDocument();
  expect(heard).toEqual([]);
});

test("an option is chosen by typing and Enter", async () => {
  await openInfo();
  await page.getByRole("combobox", { name: "Fruit" }).fill("ban");
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await expect.element(page.getByRole("combobox", { name: "Fruit" })).toHaveValue("Banana");
});

test("Escape in a closed list closes the dialog and leaves what is chosen", async () => {
  const chosen = vi.fn();
  const close = vi.fn();
  const options = [{ value: "a", label: "Apple" }];
  mounted = mountInShadow(
    <Dialog title="Fruits" onClose={close}>
      <MultiSelect label="Fruits" values={["a"]} options={options} onChange={chosen} />
    </Dialog>,
  );
  await page.getByRole("combobox", { name: "Fruits" }).click();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("option")).not.toBeInTheDocument();
  expect(close).not.toHaveBeenCalled();
  await userEvent.keyboard("{Escape}");
  expect(close).toHaveBeenCalledOnce();
  expect(chosen).not.toHaveBeenCalled();
});
