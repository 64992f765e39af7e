import { focusManager } from "@tanstack/react-query";
import { afterEach, beforeEach, expect } from "vitest";
import { page } from "vitest/browser";
import { openDashboard } from "./open-dashboard.js";

/** Call it once in a test file: answers what opens a dashboard, which is closed after its test. */
export function prepareDashboards(): typeof openDashboard {
  let close: () => void = () => undefined;
  beforeEach(() => page.viewport(1280, 800));
  afterEach(() => {
    focusManager.setFocused(undefined);
    close();
  });
  return (options) => {
    const dashboard = openDashboard(options);
    close = dashboard.close;
    return dashboard;
  };
}

/** The card of a template. */
export const article = (name: string) => page.getByRole("article", { name, exact: true });

/** What opens a template. */
export const link = (name: string) => page.getByRole("link", { name: `Open: ${name}`, exact: true });

/** Gives the focus to what opens a template, once that is there. */
export async function focusOn(name: string): Promise<void> {
  await expect.element(link(name)).toBeInTheDocument();
  (link(name).element() as HTMLElement).focus();
}

/** The calls that asked for a page of one's own templates. */
export const lists = (calls: readonly string[]) => calls.filter((call) => call.startsWith("GET /api/v2/usertemplate?"));
