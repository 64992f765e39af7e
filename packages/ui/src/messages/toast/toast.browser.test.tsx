import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { mountInShadow, type ShadowMount } from "../../testing/mount-in-shadow.js";
import { toastDurationMs } from "./toast.js";
import { type ToastOptions, useToasts } from "./toast-context.js";

let mounted: ShadowMount | undefined;
afterEach(() => {
  vi.useRealTimers();
  mounted?.unmount();
});

async function show(...shown: ToastOptions[]) {
  function Example() {
    const toasts = useToasts();
    return (
      <button type="button" onClick={() => shown.forEach(toasts.show)}>
        Show
      </button>
    );
  }
  mounted = mountInShadow(<Example />);
  await expect.element(page.getByRole("button", { name: "Show" })).toBeVisible();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  mounted.root.querySelector("button")?.click();
  await expect.element(page.getByRole("region", { name: "Notifications" }).getByText(shown.at(-1)?.message ?? "")).toBeInTheDocument();
}

test("success is a status and an error an alert, in the region Notifications", async () => {
  await show({ kind: "success", message: "Saved" }, { kind: "error", message: "Not sent" });
  const region = page.getByRole("region", { name: "Notifications" });
  await expect.element(region.getByRole("status")).toHaveTextContent("Saved");
  await expect.element(region.getByRole("alert")).toHaveTextContent("Not sent");
});

test("goes away after five seconds, unless it is sticky", async () => {
  await show({ message: "Gone soon" }, { message: "Here to stay", isSticky: true });
  await vi.advanceTimersByTimeAsync(toastDurationMs);
  await expect.element(page.getByText("Gone soon")).not.toBeInTheDocument();
  await expect.element(page.getByText("Here to stay")).toBeInTheDocument();
});

test("waits while the focus is in the region", async () => {
  await show({ message: "Read me" });
  await userEvent.tab();
  await userEvent.tab();
  await vi.advanceTimersByTimeAsync(toastDurationMs * 2);
  await expect.element(page.getByText("Read me")).toBeInTheDocument();
});

test("its action runs once and takes it away", async () => {
  const onSelect = vi.fn();
  await show({ message: "Deleted", action: { label: "Undo", onSelect } });
  await page.getByRole("button", { name: "Undo" }).click();
  expect(onSelect).toHaveBeenCalledOnce();
  await expect.element(page.getByText("Deleted")).not.toBeInTheDocument();
});

test("one that was dismissed holds back none of those that follow, and the focus goes back where it came from", async () => {
  await show({ message: "First" }, { message: "Second" });
  const opener = page.getByRole("button", { name: "Show" }).element() as HTMLElement;
  opener.focus();
  for (const message of ["First", "Second"]) {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText(message)).not.toBeInTheDocument();
  }
  expect(mounted?.root.activeElement).toBe(opener);
  opener.click();
  await expect.element(page.getByText("Second")).toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(toastDurationMs);
  await expect.element(page.getByText("Second")).not.toBeInTheDocument();
});

test("waits while the pointer is over one of them", async () => {
  await show({ message: "Read me" });
  await page.getByText("Read me").hover();
  await vi.advanceTimersByTimeAsync(toastDurationMs * 2);
  await expect.element(page.getByText("Read me")).toBeInTheDocument();
});
