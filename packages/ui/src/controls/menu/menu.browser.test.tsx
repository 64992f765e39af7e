import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { mountInShadow, type ShadowMount } from "../../testing/mount-in-shadow.js";
import { Button } from "../button/button.js";
import { ContextMenu } from "./context-menu.js";
import { Menu } from "./menu.js";
import type { MenuItem } from "./menu-item.js";

let mounted: ShadowMount | undefined;
afterEach(() => mounted?.unmount());

const focused = () => mounted?.root.activeElement?.textContent;
const remove = vi.fn();
const items: MenuItem[] = [
  { id: "copy", label: "Copy", onSelect: vi.fn() },
  { id: "paste", label: "Paste", isDisabled: true, onSelect: vi.fn() },
  { kind: "separator", id: "line" },
  { id: "delete", label: "Delete", onSelect: remove },
];

const mountMenu = async () => {
  mounted = mountInShadow(
    <>
      <Menu label="More" items={items} trigger={(props) => <Button {...props}>More</Button>} />
      <button type="button">Elsewhere</button>
    </>,
  );
  await expect.element(page.getByRole("button", { name: "More" })).toBeVisible();
};

test("opens with the first entry in focus; arrows go round and skip what cannot be used", async () => {
  await mountMenu();
  await page.getByRole("button", { name: "More" }).click();
  await vi.waitFor(() => expect(focused()).toBe("Copy"));
  await userEvent.keyboard("{ArrowDown}");
  expect(focused()).toBe("Delete");
  await userEvent.keyboard("{ArrowDown}");
  expect(focused()).toBe("Copy");
  await userEvent.keyboard("d");
  expect(focused()).toBe("Delete");
});

test("Enter takes an entry and the focus goes back to the button", async () => {
  await mountMenu();
  await page.getByRole("button", { name: "More" }).click();
  await userEvent.keyboard("{End}{Enter}");
  expect(remove).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(focused()).toBe("More"));
  await expect.element(page.getByRole("menu")).not.toBeInTheDocument();
});

test("the up arrow on the button opens it at its end", async () => {
  await mountMenu();
  await userEvent.tab();
  await userEvent.keyboard("{ArrowUp}");
  await vi.waitFor(() => expect(focused()).toBe("Delete"));
});

test("a press elsewhere closes it and leaves the focus there", async () => {
  await mountMenu();
  await page.getByRole("button", { name: "More" }).click();
  await expect.element(page.getByRole("menu")).toBeVisible();
  await page.getByRole("button", { name: "Elsewhere" }).click();
  await expect.element(page.getByRole("menu")).not.toBeInTheDocument();
  expect(focused()).toBe("Elsewhere");
});

test("a press on the page around the element closes it", async () => {
  await mountMenu();
  await page.getByRole("button", { name: "More" }).click();
  await expect.element(page.getByRole("menu")).toBeVisible();
  await userEvent.click(document.body, { position: { x: 400, y: 300 } });
  await expect.element(page.getByRole("menu")).not.toBeInTheDocument();
});

test("stands under its button whatever the page does to the element", async () => {
  await mountMenu();
  if (mounted) mounted.host.style.cssText = "transform: translate(60px, 40px) scale(1.1); overflow: hidden; block-size: 60px";
  await page.getByRole("button", { name: "More" }).click();
  const button = page.getByRole("button", { name: "More" }).element().getBoundingClientRect();
  const menu = page.getByRole("menu").element().getBoundingClientRect();
  expect(Math.abs(menu.left - button.left)).toBeLessThan(2);
  expect(Math.abs(menu.top - button.bottom - 4)).toBeLessThan(4);
});

test("a context menu opens at the point and gives the focus back", async () => {
  function Example() {
    const [at, setAt] = useState<{ x: number; y: number } | null>(null);
    return (
      <>
        <button type="button" onContextMenu={(event) => setAt({ x: event.clientX, y: event.clientY })}>
          Block
        </button>
        <ContextMenu label="Block" items={items} at={at} onClose={() => setAt(null)} />
      </>
    );
  }
  mounted = mountInShadow(<Example />);
  await expect.element(page.getByRole("button", { name: "Block" })).toBeVisible();
  await userEvent.tab();
  const block = page.getByRole("button", { name: "Block" }).element();
  block.dispatchEvent(new MouseEvent("contextmenu", { clientX: 30, clientY: 50, bubbles: true, composed: true }));
  await expect.element(page.getByRole("menu", { name: "Block" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await vi.waitFor(() => expect(focused()).toBe("Block"));
});
