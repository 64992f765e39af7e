import { run } from "axe-core";
import { isTest } from "./is-test.ts";
import { findStoryHost } from "./shadow-canvas.ts";

const themeAttribute = "data-mw-theme";

/**
 * axe looks at every story in the theme it is shown in. The themes differ in colours only, so contrast is checked
 * once more in the other one. Only in tests: there a violation fails the story.
 */
export async function checkOtherTheme(canvasElement: HTMLElement): Promise<void> {
  const host = findStoryHost(canvasElement);
  if (!host || !isTest) return;
  const shown = host.getAttribute(themeAttribute) ?? "light";
  const other = shown === "dark" ? "light" : "dark";
  host.setAttribute(themeAttribute, other);
  const { violations } = await run(canvasElement, { runOnly: ["color-contrast"], resultTypes: ["violations"], iframes: false });
  host.setAttribute(themeAttribute, shown);
  const found = violations.flatMap((violation) => violation.nodes.map((node) => `${node.target.flat().join(" ")}: ${node.failureSummary}`));
  if (found.length > 0) throw new Error(`In the ${other} theme:\n${found.join("\n")}`);
}
