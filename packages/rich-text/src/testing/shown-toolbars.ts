import { afterEach, expect } from "vitest";
import { page, userEvent } from "vitest/browser";
import { mountToolbar, type ToolbarDeskProps } from "./mount-toolbar.js";

/**
 * For a test file about the text toolbar: mounts one in a page of that width and waits until it is to be seen. What was mounted is gone after
 * each test. As a rule the page has room for all controls that may stand in the bar.
 */
export function shownToolbars(widthPx = 1100) {
  const unmounts: (() => void)[] = [];
  afterEach(() => {
    for (const unmount of unmounts.splice(0)) unmount();
  });
  return async (props: ToolbarDeskProps) => {
    await page.viewport(widthPx, 800);
    const mounted = await mountToolbar(props);
    unmounts.push(mounted.unmount);
    await expect.element(page.getByRole("toolbar", { name: "Text formatting" })).toBeVisible();
    return mounted;
  };
}

/** Presses keys where the focus is. */
export const type = (keys: string) => userEvent.keyboard(keys);

export const selectAll = () => type("{Control>}a{/Control}");

/** A button of the toolbar, or of what it opened, by its whole name. */
export const button = (name: string) => page.getByRole("button", { name, exact: true });
