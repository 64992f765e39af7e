import { within } from "storybook/test";

/** Where the decorator puts a story. */
export const storyHostAttribute = "data-story-host";

/** The first story host of a canvas: the only one, unless both themes are shown. */
export function findStoryHost(canvasElement: HTMLElement): HTMLElement | null {
  return canvasElement.querySelector<HTMLElement>(`[${storyHostAttribute}]`);
}

/** Queries for play functions that look inside the shadow root, where `canvas` by itself does not see. */
export function shadowQueries(canvasElement: HTMLElement): Record<string, unknown> {
  const names = Object.keys(within(canvasElement));
  return Object.fromEntries(
    names.map((name) => [
      name,
      (...parameters: unknown[]) => {
        const inside = findStoryHost(canvasElement)?.shadowRoot?.querySelector<HTMLElement>(".mw-root");
        const queries: Record<string, unknown> = { ...within(inside ?? canvasElement) };
        const query = queries[name];
        return typeof query === "function" ? query(...parameters) : undefined;
      },
    ]),
  );
}
