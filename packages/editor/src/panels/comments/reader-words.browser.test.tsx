import { aButton, aDocument, anImage, aSection, aText } from "@mailwright/testing";
import { afterEach, beforeAll, expect, test } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { type EditorMount, mountEditor } from "../../testing/mount-editor.js";
import { mouse } from "../../testing/pointer.js";

let mounted: EditorMount | undefined;
beforeAll(() => page.viewport(1280, 800));
afterEach(() => mounted?.unmount());

const email = aDocument([
  aSection(
    aText({ text: "<p>All <strong>prices</strong> hold until Friday.</p><p>Come soon.</p>" }, "words"),
    aButton({ label: "See the offers" }, "go"),
    anImage({}, "picture"),
  ),
]);

async function open(collaboratorRole: "view" | "comment" = "comment"): Promise<EditorMount> {
  mounted = await mountEditor({ document: email, info: { readOnly: true, isShared: true, collaboratorRole } });
  return mounted;
}

const panel = page.getByRole("complementary", { name: "Comments" });
const field = (name: string | RegExp) => panel.getByRole("textbox", { name });
const expectFocus = (where: Locator) => expect.poll(() => mounted?.root.activeElement === where.element()).toBe(true);
const button = page.getByRole("button", { name: "Comment on words" });

/** Where letters of a block stand. */
function boxOf(block: HTMLElement, words: string): DOMRect {
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const at = walker.currentNode.nodeValue?.indexOf(words) ?? -1;
    if (at < 0) continue;
    const range = document.createRange();
    range.setStart(walker.currentNode, at);
    range.setEnd(walker.currentNode, at + words.length);
    return range.getBoundingClientRect();
  }
  throw new Error(`"${words}" is not there`);
}

/** Moves a pressed pointer over some words, as one selects them. */
async function drawOver(block: HTMLElement, words: string): Promise<void> {
  const { left, right, top, height } = boxOf(block, words);
  const [from, to] = [
    { x: left + 1, y: top + height / 2 },
    { x: right - 1, y: top + height / 2 },
  ];
  await mouse.moveTo(from);
  await mouse.press(from);
  await mouse.selectTo({ x: (from.x + to.x) / 2, y: to.y });
  await mouse.selectTo(to);
  await mouse.release(to);
}

test("who may comment selects words of the email with the pointer and comments on them; the email stays as it is", async () => {
  const { world, handle, block } = await open();
  const before = JSON.stringify(await handle.getDocument());
  await expect.poll(() => getComputedStyle(block("text")).userSelect).toBe("text");
  await drawOver(block("text"), "until Friday");
  await expect.element(button).toBeVisible();
  await button.click();
  await expectFocus(field("Comment on “until Friday”"));
  await userEvent.keyboard("Which?{Control>}{Enter}{/Control}");
  await expect.element(panel.getByRole("listitem", { name: /^“until Friday”, Text: / })).toHaveTextContent("Which?");
  expect(world.comments).toMatchObject([
    { blockId: "words", anchor: { prop: "text", quote: "until Friday", before: "All prices hold ", after: ". Come soon.", start: 13 } },
  ]);
  await expect.element(page.getByRole("button", { name: "Comment on “until Friday”: Ann Lindqvist" })).toBeVisible();
  expect(JSON.stringify(await handle.getDocument())).toBe(before);
});

test("the words of a button are selected, not dragged, and its link is not followed", async () => {
  const { block } = await open();
  await expect.poll(() => getComputedStyle(block("button")).userSelect).toBe("text");
  await drawOver(block("button"), "offers");
  await button.click();
  await expectFocus(field("Comment on “offers”"));
});

test("a press without words selects the block, and takes the button away", async () => {
  const { block } = await open();
  await expect.poll(() => getComputedStyle(block("text")).userSelect).toBe("text");
  await drawOver(block("text"), "prices");
  await expect.element(button).toBeVisible();
  await userEvent.click(block("image"));
  await expect.element(button).not.toBeInTheDocument();
  expect(mounted?.inside.querySelector(".mw-mail")?.shadowRoot?.activeElement).toBe(block("image"));
});

test("a long press on selected words leaves them to the browser's own handles, and opens no menu of their block", async () => {
  const { block } = await open();
  await expect.poll(() => getComputedStyle(block("text")).userSelect).toBe("text");
  const { left: clientX, top: clientY } = boxOf(block("text"), "until Friday");
  const at = { clientX, clientY, bubbles: true, composed: true, cancelable: true };
  await drawOver(block("text"), "until Friday");
  await expect.element(button).toBeVisible();
  block("text").dispatchEvent(new PointerEvent("contextmenu", { ...at, pointerType: "touch" }));
  await button.click();
  await expectFocus(field("Comment on “until Friday”"));
  await expect.element(page.getByRole("menu")).not.toBeInTheDocument();
  block("text").dispatchEvent(new PointerEvent("contextmenu", { ...at, pointerType: "mouse" }));
  await expect.element(page.getByRole("menu")).toBeVisible();
});

test("words of the selected block are chosen by keys, from a field in which nothing can be written", async () => {
  const { world, handle } = await open();
  await handle.run("select", { blockIds: ["words"], how: "replace" });
  await handle.run("show-comments");
  await panel.getByRole("button", { name: "Comment on words…" }).click();
  const words = panel.getByRole("textbox", { name: /^Words of Text: / });
  await expectFocus(words);
  await userEvent.keyboard("x{Enter}");
  await expect.element(panel.getByText("Select some words first.")).toBeVisible();
  await expect.element(words).toHaveValue("All prices hold until Friday.\nCome soon.");
  await userEvent.keyboard(`{Control>}{Home}{/Control}${"{ArrowRight}".repeat(4)}{Shift>}${"{ArrowRight}".repeat(6)}{/Shift}{Enter}`);
  await expectFocus(field("Comment on “prices”"));
  await userEvent.keyboard("All?{Control>}{Enter}{/Control}");
  await expect.poll(() => world.comments).toMatchObject([{ blockId: "words", anchor: { quote: "prices", before: "All ", start: 3 } }]);
  await panel.getByRole("button", { name: "Comment on words…" }).click();
  await userEvent.keyboard("{Escape}");
  await expect.element(field(/^Comment on Text: /)).toBeVisible();
});

test("who may only look selects nothing, and an image has no words", async () => {
  const { block, handle } = await open("view");
  await handle.run("show-comments");
  await expect.element(panel.getByText(/^You may read the comments/)).toBeVisible();
  await drawOver(block("text"), "until Friday");
  expect(getComputedStyle(block("text")).userSelect).not.toBe("text");
  await expect.element(button).not.toBeInTheDocument();
  mounted?.unmount();
  const commenter = await open();
  await commenter.handle.run("select", { blockIds: ["picture"], how: "replace" });
  await commenter.handle.run("show-comments");
  await expect.element(field(/^Comment on Image/)).toBeVisible();
  await expect.element(panel.getByRole("button", { name: "Comment on words…" })).not.toBeInTheDocument();
});
