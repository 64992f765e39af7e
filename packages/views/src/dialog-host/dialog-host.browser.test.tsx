import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { mountInShadow, type ShadowMount } from "../../../ui/src/testing/mount-in-shadow.js";
import { DialogHost } from "./dialog-host.js";

let mount: ShadowMount | undefined;
afterEach(() => mount?.unmount());
const ignore = () => undefined;

test("what comes late is not shown in the place of what was asked for since", async () => {
  const comes = new Map<string, () => void>();
  const load = (request: string) => new Promise<string>((resolve) => comes.set(request, () => resolve(`This is ${request}`)));
  mount = mountInShadow(<DialogHost request="the first" load={load} onFailed={ignore} />);
  await vi.waitUntil(() => comes.has("the first"));
  mount.render(<DialogHost request="the second" load={load} onFailed={ignore} />);
  await vi.waitUntil(() => comes.has("the second"));
  comes.get("the first")?.();
  comes.get("the second")?.();
  await expect.element(page.getByText("This is the second")).toBeVisible();
  expect(page.getByText("This is the first").query()).toBeNull();
});

test("a dialog whose code does not come is told of, and nobody waits for it", async () => {
  const onFailed = vi.fn();
  const load = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
  mount = mountInShadow(<DialogHost request="share" load={load} onFailed={onFailed} />);
  await expect.element(page.getByText("This could not be opened. Check your connection and try again.")).toBeVisible();
  expect(onFailed).toHaveBeenCalledExactlyOnceWith("share");
});

test("code that a newer release has replaced is reloaded; where only the connection is gone nobody is sent away", async () => {
  const onReload = vi.fn();
  const lost = (address: string) => () => Promise.reject(new TypeError(`Failed to fetch dynamically imported module: ${address}`));
  // A connection is refused where nobody listens.
  const offline = lost("http://127.0.0.1:9/share.js");
  mount = mountInShadow(<DialogHost request="share" load={offline} onFailed={ignore} onReload={onReload} />);
  await expect.element(page.getByText("This could not be opened. Check your connection and try again.")).toBeVisible();
  expect(page.getByRole("button", { name: "Reload" }).query()).toBeNull();
  const gone = lost(`${location.origin}/assets/share-of-an-older-release.js`);
  mount.render(<DialogHost request="share" load={gone} onFailed={ignore} onReload={onReload} />);
  await expect.element(page.getByText(/^A newer version has been released/)).toBeVisible();
  await page.getByRole("button", { name: "Reload" }).click();
  expect(onReload).toHaveBeenCalledOnce();
});
