import { documentOfSize } from "@mailwright/testing";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { type EditorMount, mountEditor } from "../../testing/mount-editor.js";

const mounts: EditorMount[] = [];
beforeEach(() => page.viewport(1440, 900));
afterEach(() => {
  for (const mount of mounts.splice(0)) mount.unmount();
});

/** Elements with those in shadow roots, without the email's own. */
function countElements(root: ParentNode): number {
  return [...root.querySelectorAll("*")].reduce(
    (total, element) => total + 1 + (element.shadowRoot && !element.matches(".mw-mail") ? countElements(element.shadowRoot) : 0),
    0,
  );
}

test("the first screen draws few elements around the email, however many blocks that has", async () => {
  const counts: number[] = [];
  for (const blocks of [20, 100]) {
    const mount = await mountEditor({ document: documentOfSize(blocks) });
    mounts.push(mount);
    counts.push(countElements(mount.root));
  }
  expect(counts[1]).toBe(counts[0]);
  expect(counts[0]).toBeLessThanOrEqual(390);
});
