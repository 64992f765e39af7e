import { aButton, aDocument, aHeading, aSection, aText } from "@mailwright/testing";
import { afterEach, beforeAll, expect, test } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import type { CommentRecord } from "../../ports/comment-port.js";
import { aComment } from "../../testing/memory-comments.js";
import { type EditorMount, mountEditor } from "../../testing/mount-editor.js";

let mounted: EditorMount | undefined;
beforeAll(() => page.viewport(1280, 800));
afterEach(() => mounted?.unmount());

const email = aDocument([
  aSection(
    aHeading({ text: "Spring" }, "title"),
    aText({ text: "<p>All <strong>prices</strong> hold until Friday.</p>" }, "words"),
    aButton({ label: "See the offers" }, "go"),
  ),
]);

const untilFriday = { prop: "text", quote: "until Friday", before: "All prices hold ", after: ".", start: 13 };
const pinned = aComment("a", { blockId: "words", anchor: untilFriday });

async function open(comments: readonly CommentRecord[] = []): Promise<EditorMount> {
  mounted = await mountEditor({ document: email, comments });
  return mounted;
}

const panel = page.getByRole("complementary", { name: "Comments" });
const thread = (name: string | RegExp) => panel.getByRole("listitem", { name });
const field = (name: string) => panel.getByRole("textbox", { name });
const mark = (name: string | RegExp) => page.getByRole("button", { name });
const expectFocus = (where: Locator) => expect.poll(() => mounted?.root.activeElement === where.element()).toBe(true);

/** Opens a text and selects so many letters before its end. */
async function selectLast(block: HTMLElement, letters: number): Promise<void> {
  await userEvent.click(block);
  const text = page.getByRole("textbox", { name: /^Text|^Button|^Heading/ });
  await expect.element(text.first()).toBeVisible();
  await userEvent.keyboard("{Control>}{End}{/Control}");
  await userEvent.keyboard(`{Shift>}${"{ArrowLeft}".repeat(letters)}{/Shift}`);
}

/** What of the email a mark lies over, by its place. */
function markedWords(name: string | RegExp): string {
  const spans = [...mark(name).element().children];
  const mail = mounted?.inside.querySelector(".mw-mail")?.shadowRoot;
  const walker = document.createTreeWalker(mail ?? document, NodeFilter.SHOW_TEXT);
  let words = "";
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (!(node instanceof Text)) continue;
    for (let at = 0; at < node.length; at++) {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const { left, top, width, height } = range.getBoundingClientRect();
      const isUnder = spans.some((span) => {
        const box = span.getBoundingClientRect();
        const x = left + width / 2;
        const y = top + height / 2;
        return width > 0 && x > box.left && x < box.right && y > box.top && y < box.bottom;
      });
      if (isUnder) words += node.data.charAt(at);
    }
  }
  return words;
}

test("words that are selected are commented on from the text bar: the thread quotes them, and the email marks them and stays as it is", async () => {
  const { world, handle, block } = await open();
  const before = JSON.stringify(await handle.getDocument());
  await selectLast(block("text"), ".Friday".length);
  await page.getByRole("button", { name: "Comment on words" }).click();
  const words = field("Comment on “Friday.”");
  await expectFocus(words);
  await words.fill("This one?");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(thread("“Friday.”, Text: All prices hold until Friday., 1 comment")).toBeVisible();
  expect(world.comments).toMatchObject([
    { blockId: "words", anchor: { prop: "text", quote: "Friday.", before: "All prices hold until ", after: "", start: 18 } },
  ]);
  await expect.poll(() => markedWords("Comment on “Friday.”: Ann Lindqvist")).toBe("Friday.");
  expect(JSON.stringify(await handle.getDocument())).toBe(before);
});

test("keys begin a comment on the selected words as well, and without words say why not", async () => {
  const { block, handle } = await open();
  await selectLast(block("text"), 1);
  await userEvent.keyboard("{Control>}{Alt>}m{/Alt}{/Control}");
  await expectFocus(field("Comment on “.”"));
  await panel.getByRole("button", { name: /^Comment on Text: .* instead$/ }).click();
  await expect.element(field("Comment on Text: All prices hold until Friday.")).toBeVisible();
  await panel.getByRole("button", { name: "Close comments" }).click();
  await handle.run("select", { blockIds: ["title"], how: "replace" });
  expect(await handle.run("comment-on-words")).toEqual({ done: false, refusal: "nothing-selected" });
});

test("a mark stays on its words while they are written around, says that they are gone, and finds them again by undo", async () => {
  const { handle, block } = await open([pinned]);
  const name = "Comment on “until Friday”: Ben Castellanos";
  await expect.poll(() => markedWords(name)).toBe("until Friday");
  await userEvent.click(block("text"));
  await userEvent.keyboard("{Control>}{Home}{/Control}Dear all, ");
  await expect.poll(() => markedWords(name)).toBe("until Friday");
  await handle.run("show-comments");
  await expect.element(thread("“until Friday”, Text: Dear all, All prices hold until Friday., 1 comment")).toBeVisible();
  await handle.run("set-text", { blockId: "words", html: "<p>All prices hold.</p>" });
  await expect.element(thread("“until Friday”, On words that are gone, 1 comment")).toBeVisible();
  await expect.element(mark(name)).not.toBeInTheDocument();
  await handle.run("undo");
  await expect.poll(() => markedWords(name)).toBe("until Friday");
  await handle.run("move-block-step", { blockIds: ["words"], direction: "up" });
  await handle.run("duplicate-block", { blockIds: ["words"] });
  await expect.poll(() => markedWords(name)).toBe("until Friday");
  await handle.run("remove-block", { blockIds: ["words"] });
  await expect.element(thread("“until Friday”, On a removed block, 1 comment")).toBeVisible();
});

test("a press on marked words opens their thread beside the caret, their quote leads to the words, and Enter on the mark to the thread", async () => {
  const { block } = await open([pinned, aComment("b", { blockId: "words", text: "And all of it?" })]);
  const name = "Comment on “until Friday”: Ben Castellanos";
  await expect.poll(() => markedWords(name)).toBe("until Friday");
  const { left, top } = block("text").getBoundingClientRect();
  const words = mark(name).element().getBoundingClientRect();
  await userEvent.click(block("text"), { position: { x: words.left - left + 5, y: words.top - top + 5 } });
  const asked = thread(/^“until Friday”, Text:/);
  await expect.element(asked).toHaveAttribute("data-current");
  await userEvent.keyboard("x");
  await expect.element(page.getByRole("textbox", { name: /^Text/ }).first()).toHaveTextContent(/x/);
  await panel.getByRole("button", { name: "Show in the email: “until Friday”" }).click();
  await expect.element(mark(name)).toHaveAttribute("data-current");
  const button = mark(name).element();
  if (button instanceof HTMLElement) button.focus();
  await userEvent.keyboard("{Enter}");
  await expectFocus(asked);
});

test("words of a button are marked, and those of resolved threads are not", async () => {
  const anchor = { prop: "label", quote: "offers", before: "See the ", after: "", start: 6 };
  const { block } = await open([aComment("a", { blockId: "go", anchor }), { ...pinned, id: "r", threadId: "r", resolvedBy: "Ben" }]);
  await expect.poll(() => markedWords(/Comment on “offers”/)).toBe("offers");
  await expect.element(mark(/until Friday/)).not.toBeInTheDocument();
  await selectLast(block("button"), 3);
  await page.getByRole("button", { name: "Comment on words" }).click();
  await expectFocus(field("Comment on “ers”"));
});
