import type { Block, EmailDocument } from "@mailwright/document";
import { documentOfSize } from "@mailwright/testing";
import { afterEach, expect, test, vi } from "vitest";
import { mountView, type ViewMount } from "../../testing/mount-canvas-view.js";

const mounts: ViewMount[] = [];
afterEach(() => {
  vi.restoreAllMocks();
  for (const { unmount } of mounts.splice(0)) unmount();
});

/** The work of the canvas before an edit is painted, as counts that do not depend on the machine. */
interface Work {
  readonly rowsDrawn: number;
  /** Elements whose attributes or children changed. */
  readonly touched: number;
  /** How often an element's own style was read or written. */
  readonly styles: number;
  /** How often something was measured. */
  readonly rectangles: number;
}

const noWork: Work = { rowsDrawn: 0, touched: 0, styles: 0, rectangles: 0 };
const sizes = [20, 100, 600] as const;
/**
 * What is close to the view is found by bisection: an email of twice the length needs a measurement or two more. In a long email the groups
 * that may fall asleep are measured as well.
 */
const looksMore = 2 * Math.ceil(Math.log2(600 / 20)) + 4;

interface Opened {
  readonly document: EmailDocument;
  readonly mounted: ViewMount;
}

async function openAtRest(blocks: number): Promise<Opened> {
  const document = documentOfSize(blocks);
  const mounted = mountView(document, { heightPx: 500 });
  mounts.push(mounted);
  const { root } = mounted.view;
  await vi.waitFor(() => expect(mounted.view.isFilled()).toBe(true));
  // Pictures that do not load have another height.
  await vi.waitFor(() => expect([...root.querySelectorAll("img")].every(({ complete }) => complete)).toBe(true));
  return { document, mounted };
}

function countWork({ mounted }: Opened, next: EmailDocument): Work {
  const { view } = mounted;
  const drawnBefore = view.rowsDrawn();
  const observer = new MutationObserver(() => {});
  observer.observe(view.root, { subtree: true, attributes: true, childList: true, characterData: true });
  const rectangles = vi.spyOn(Element.prototype, "getBoundingClientRect");
  const styles = vi.spyOn(HTMLElement.prototype, "style", "get");
  view.update(next);
  const work = {
    ...{ rowsDrawn: view.rowsDrawn() - drawnBefore, touched: new Set(observer.takeRecords().map(({ target }) => target)).size },
    ...{ styles: styles.mock.calls.length, rectangles: rectangles.mock.calls.length },
  };
  observer.disconnect();
  vi.restoreAllMocks();
  return work;
}

/**
 * While the browser is idle, groups far from view are measured one by one, those of 600 blocks here, and a busy machine is seldom idle. Until that
 * is done, an edit sometimes has more to do.
 */
async function untilAllIsMeasured(): Promise<void> {
  const measurements = vi.spyOn(Element.prototype, "getBoundingClientRect");
  const quietMs = 300;
  await vi.waitFor(
    async () => {
      measurements.mockClear();
      await new Promise((resolve) => setTimeout(resolve, quietMs));
      expect(measurements).not.toHaveBeenCalled();
    },
    { timeout: 20_000 },
  );
  measurements.mockRestore();
}

/** The document with the first heading's text changed; everything else keeps its identity. */
function withHeading(document: EmailDocument, text: string): EmailDocument {
  const change = (block: Block): Block => {
    if (block.type === "heading") return { ...block, props: { ...block.props, text } };
    const [first, ...others] = block.children ?? [];
    return first ? { ...block, children: [change(first), ...others] } : block;
  };
  return { ...document, root: change(document.root) };
}

test("an edit in view, and taking it back, is the same work however long the email is", async () => {
  const opened = await Promise.all(sizes.map(openAtRest));
  const edit = (each: Opened) => countWork(each, withHeading(each.document, "Changed"));
  const takeBack = (each: Opened) => countWork(each, each.document);
  const expectSame = (works: readonly Work[]) => {
    const [few = noWork, ...more] = works;
    expect(few.rowsDrawn).toBe(1);
    for (const { rectangles, ...work } of more) {
      expect(work).toEqual({ rowsDrawn: few.rowsDrawn, touched: few.touched, styles: few.styles });
      expect(rectangles - few.rectangles).toBeLessThanOrEqual(looksMore);
    }
  };
  await untilAllIsMeasured();
  const [edits, backs] = [opened.map(edit), opened.map(takeBack)];
  expectSame(edits);
  expectSame(backs);
}, 60_000);
