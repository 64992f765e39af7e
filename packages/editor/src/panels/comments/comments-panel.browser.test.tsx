import { aDocument, aHeading, aSection, aText } from "@mailwright/testing";
import { afterEach, beforeAll, expect, test } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import type { CommentRecord } from "../../ports/comment-port.js";
import { aComment } from "../../testing/memory-comments.js";
import { refusalOf } from "../../testing/memory-ports.js";
import { type EditorMount, mountEditor } from "../../testing/mount-editor.js";

let mounted: EditorMount | undefined;
beforeAll(() => page.viewport(1280, 800));
afterEach(() => mounted?.unmount());

const email = aDocument([aSection(aHeading({ text: "Spring" }, "title"), aText({ text: "<p>Prices</p>" }, "words"))]);

async function open(comments: readonly CommentRecord[] = [], widthPx = 1280): Promise<EditorMount> {
  mounted = await mountEditor({ document: email, widthPx });
  mounted.world.comments = comments;
  await page.getByRole("button", { name: "Comments", exact: true }).click();
  await expectFocus(page.getByRole("heading", { name: "Comments" }));
  return mounted;
}

/** The focus inside a shadow root. */
const expectFocus = (where: Locator) => expect.poll(() => mounted?.root.activeElement === where.element()).toBe(true);

const panel = page.getByRole("complementary", { name: "Comments" });
const thread = (name: string | RegExp) => panel.getByRole("listitem", { name });
const field = (name: string) => panel.getByRole("textbox", { name });

test("a comment is on the selected block, and on the email where none is selected", async () => {
  const { handle, world } = await open();
  await expect.element(panel.getByText("No open comments")).toBeVisible();
  await field("Comment on the whole email").fill("Nice");
  await panel.getByRole("button", { name: "Comment", exact: true }).click();
  await expect.element(thread("Whole email, 1 comment")).toBeVisible();
  await handle.run("select", { blockIds: ["title"], how: "replace" });
  await field("Comment on Heading: Spring").fill("<b>Bolder?</b>");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(thread("Heading: Spring, 1 comment")).toBeVisible();
  await expect.element(panel.getByText("<b>Bolder?</b>")).toBeVisible();
  await expect.element(field("Comment on Heading: Spring")).toHaveValue("");
  await field("Comment on Heading: Spring").fill("And all of it?");
  await panel.getByRole("button", { name: "Comment on the whole email instead" }).click();
  await field("Comment on the whole email").click();
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.poll(() => world.comments.map(({ blockId }) => blockId)).toEqual([undefined, "title", undefined]);
});

test("a thread is answered, resolved and reopened, and the filters show where it is", async () => {
  await open([aComment("a", { blockId: "title" })]);
  await panel.getByRole("button", { name: "Reply" }).click();
  await expectFocus(field("Reply to Ben Castellanos"));
  await userEvent.keyboard("Until Friday{Control>}{Enter}{/Control}");
  await expect.element(thread("Heading: Spring, 2 comments")).toBeVisible();
  await panel.getByRole("button", { name: "Resolve" }).click();
  await expect.element(panel.getByText("No open comments")).toBeVisible();
  await panel.getByRole("radio", { name: "Resolved" }).click();
  await expect.element(panel.getByText("Resolved by Ann Lindqvist")).toBeVisible();
  await panel.getByRole("button", { name: "Reopen" }).click();
  await panel.getByRole("radio", { name: "Mine" }).click();
  await expect.element(thread("Heading: Spring, 2 comments")).toBeVisible();
});

test("one's own comment is written anew, and deleted once that was asked", async () => {
  const { world } = await open([aComment("a", { isOwn: true, authorName: "Ann Lindqvist", text: "Frist" })]);
  const more = () => panel.getByRole("button", { name: "What to do with the comment of Ann Lindqvist" });
  await more().click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  await field("Edit the comment").fill("First");
  await panel.getByRole("button", { name: "Save" }).click();
  await expect.element(panel.getByText("First", { exact: true })).toBeVisible();
  await expect.element(panel.getByText(/edited/)).toBeVisible();
  await more().click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("alertdialog", { name: "Delete this comment?" }).getByRole("button", { name: "Delete" }).click();
  await expect.element(panel.getByText("No open comments")).toBeVisible();
  expect(world.comments).toEqual([]);
});

test("a comment stays with its block when that moves, says where that was removed, and finds it again by undo", async () => {
  const { handle } = await open([aComment("a", { blockId: "title" })]);
  await handle.run("move-block-step", { blockIds: ["title"], direction: "down" });
  await expect.element(thread("Heading: Spring, 1 comment")).toBeVisible();
  await handle.run("remove-block", { blockIds: ["title"] });
  await expect.element(thread("On a removed block, 1 comment")).toBeVisible();
  await handle.run("undo");
  await expect.element(thread("Heading: Spring, 1 comment")).toBeVisible();
  await handle.run("duplicate-block", { blockIds: ["title"] });
  await expect.poll(() => panel.getByRole("listitem").elements().length).toBe(1);
});

test("pressing the block's name selects it, and the layers count what is open", async () => {
  const { handle } = await open([aComment("a", { blockId: "title" }), aComment("b", { blockId: "title", resolvedBy: "Ben" })]);
  await panel.getByRole("button", { name: "Heading: Spring" }).click();
  await expect.element(thread("Heading: Spring, 1 comment")).toHaveAttribute("data-current");
  await handle.run("show-tab", { tab: "layers" });
  await expect.element(page.getByRole("treeitem", { name: "Heading: Spring, 1 open comment" })).toBeVisible();
});

test("what others write appears, what cannot be written stays in the field, and closing gives the focus back", async () => {
  const { world } = await open([aComment("a")]);
  await expect.element(thread("Whole email, 1 comment")).toBeVisible();
  world.comments = [...world.comments, aComment("b", { threadId: "a" })];
  world.tellCommented();
  await expect.element(thread("Whole email, 2 comments")).toBeVisible();
  world.refusal = refusalOf("too-many-comments");
  await field("Comment on the whole email").fill("One more");
  await panel.getByRole("button", { name: "Comment", exact: true }).click();
  await expect.element(page.getByText(/as many comments as it can have/)).toBeVisible();
  await expect.element(field("Comment on the whole email")).toHaveValue("One more");
  await panel.getByRole("button", { name: "Close comments" }).click();
  await expectFocus(page.getByRole("button", { name: "Comments", exact: true }));
  await expect.element(panel).not.toBeInTheDocument();
});

test("on a phone a sheet that is opened takes the place of the comments, and they take its", async () => {
  await page.viewport(390, 800);
  await open([], 390);
  await page.getByRole("button", { name: "Settings", exact: true }).click();
  await expect.element(panel).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Comments", exact: true }).click();
  await expect.element(panel).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Settings", exact: true })).toHaveAttribute("aria-expanded", "false");
  await page.viewport(1280, 800);
});

test("whoever is meant is offered after an at sign, chosen by keyboard, and stands out", async () => {
  const { world } = await open();
  await field("Comment on the whole email").click();
  await userEvent.keyboard("Ask @cas");
  await expect.element(panel.getByRole("group", { name: "Mention" })).toBeVisible();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await expect.element(field("Comment on the whole email")).toHaveValue("Ask @Ben Castellanos ");
  await expectFocus(field("Comment on the whole email"));
  await userEvent.keyboard("today{Control>}{Enter}{/Control}");
  await expect.poll(() => world.comments.map(({ mentions }) => mentions)).toEqual([["Ben Castellanos"]]);
  expect(panel.getByText("@Ben Castellanos", { exact: true }).element().tagName).toBe("STRONG");
});

test("Enter takes the first who is offered, and behind an at sign alone it is a new line", async () => {
  await open();
  await field("Comment on the whole email").click();
  await userEvent.keyboard("@");
  await expect.element(panel.getByRole("button", { name: "Ann Lindqvist" })).toBeVisible();
  await userEvent.keyboard("{Enter}@b{Enter}");
  await expect.element(field("Comment on the whole email")).toHaveValue("@\n@Ben Castellanos ");
});

test("comments that do not come say so, and come on Retry", async () => {
  mounted = await mountEditor({ document: email });
  mounted.world.refusal = refusalOf("network", true);
  await page.getByRole("button", { name: "Comments", exact: true }).click();
  await expect.element(panel.getByText("The comments could not be loaded")).toBeVisible();
  mounted.world.refusal = undefined;
  await panel.getByRole("button", { name: "Retry" }).click();
  await expect.element(panel.getByText("No open comments")).toBeVisible();
});
