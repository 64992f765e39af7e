import { fireEvent, waitFor, within } from "@testing-library/dom";
import { afterEach, expect, test } from "vitest";
import { askedOfBen } from "../../testing/memory-approval.js";
import { aStanding, refusalOf } from "../../testing/memory-ports.js";
import { type EditorMount, type EditorMountOptions, mountEditor } from "../../testing/mount-editor.js";
import { sampleDocument } from "../../testing/sample-document.js";

let mounted: EditorMount | undefined;
afterEach(() => mounted?.unmount());

async function open(options: EditorMountOptions = {}) {
  const editor = await mountEditor({ document: sampleDocument(), ...options });
  mounted = editor;
  const screen = within(editor.inside);
  const review = async () => within(await screen.findByRole("dialog", { name: "Review" }));
  const tell = (overview: ReturnType<typeof askedOfBen>) => {
    editor.world.approval = overview;
    editor.world.tell({ kind: "stands", standing: aStanding({ info: { approval: overview.summary } }) });
  };
  return { ...editor, screen, review, tell };
}

const change = ({ handle }: EditorMount) => handle.run("insert-block", { blueprint: { type: "heading", props: { text: "Mine" } } });

test("Ann asks from the header, and what she had not saved is saved first; the header says how it stands", async () => {
  const editor = await open();
  await change(editor);
  fireEvent.click(await editor.screen.findByRole("button", { name: "Review" }));
  const dialog = await editor.review();
  fireEvent.click(await dialog.findByRole("checkbox", { name: "Ben Castellanos" }));
  expect(dialog.getByText("Your changes that are not saved yet are saved first.")).toBeTruthy();
  fireEvent.click(dialog.getByRole("button", { name: "Ask for review" }));
  expect(await dialog.findByText("In review")).toBeTruthy();
  expect(JSON.stringify(editor.world.stored.document)).toContain("Mine");
  await editor.handle.run("close-dialog");
  expect(await editor.screen.findByRole("button", { name: "Review In review" })).toBeTruthy();
});

test("where it cannot be saved nobody is asked, and that is said", async () => {
  const editor = await open();
  await change(editor);
  await editor.handle.run("show-approval");
  const dialog = await editor.review();
  fireEvent.click(await dialog.findByRole("checkbox", { name: "Ben Castellanos" }));
  editor.world.refusal = refusalOf("template-deleted");
  fireEvent.click(dialog.getByRole("button", { name: "Ask for review" }));
  expect(await dialog.findByText("Your changes could not be saved, so nobody was asked.")).toBeTruthy();
  expect(editor.world.approval.current).toBeNull();
});

test("what Ben answers while Ann looks is there at once; elsewhere she is told, and that a change takes it back", async () => {
  const editor = await open();
  editor.tell(askedOfBen("review"));
  await editor.handle.run("show-approval");
  const dialog = await editor.review();
  expect(await dialog.findByText("No answer yet")).toBeTruthy();
  editor.tell(askedOfBen("approved", { note: "Fine." }));
  expect(await dialog.findByText("Fine.")).toBeTruthy();
  expect(editor.screen.queryByText("This email is approved.")).toBeNull();
  await editor.handle.run("close-dialog");
  expect(await editor.screen.findByRole("button", { name: "Review Approved" })).toBeTruthy();
  editor.tell(askedOfBen("changed"));
  expect(await editor.screen.findByText("The approval was taken back, because the email was changed.")).toBeTruthy();
  expect(await editor.screen.findByRole("button", { name: "Review Changed since approval" })).toBeTruthy();
});

test("a reviewer with unsaved changes is told that the answer is about the email without them, and may save first", async () => {
  const editor = await open();
  editor.tell(askedOfBen("review", { reviewerId: "ann" }));
  await change(editor);
  await editor.handle.run("show-approval");
  const dialog = await editor.review();
  const unsaved = "You have changes that are not saved. Your answer is about the email without them.";
  expect(await dialog.findByText(unsaved)).toBeTruthy();
  fireEvent.click(dialog.getByRole("button", { name: "Save them first" }));
  await waitFor(() => expect(dialog.queryByText(unsaved)).toBeNull());
  expect(JSON.stringify(editor.world.stored.document)).toContain("Mine");
  fireEvent.click(dialog.getByRole("button", { name: "Approve" }));
  expect(await dialog.findByText(/^Everybody approved the email/)).toBeTruthy();
});

test("a reviewer may not edit: the review is there once somebody was asked, and not before", async () => {
  const info = { isShared: true, readOnly: true, collaboratorRole: "comment" } as const;
  const editor = await open({ info });
  expect(await editor.handle.run("show-approval")).toMatchObject({ done: false, refusal: "not-offered" });
  expect(editor.screen.queryByRole("button", { name: /^Review/ })).toBeNull();
  editor.world.approval = askedOfBen("review", { reviewerId: "ann" });
  const approval = { ...editor.world.approval.summary, isAwaited: true };
  editor.world.tell({ kind: "stands", standing: aStanding({ info: { readOnly: true, approval } }) });
  fireEvent.click(await editor.screen.findByRole("button", { name: "Review Your review" }));
  expect(await (await editor.review()).findByRole("button", { name: "Approve" })).toBeTruthy();
});

test("what changed since an answer is shown in place of the review", async () => {
  const editor = await open();
  const date = "2026-04-12T15:00:00.000Z";
  const version = { date, name: "", userName: "Ann Lindqvist", authors: [], previewUrl: "", document: sampleDocument() };
  editor.world.versions = [version];
  editor.tell(askedOfBen("changed"));
  await change(editor);
  await editor.handle.run("show-approval");
  const dialog = await editor.review();
  fireEvent.click(await dialog.findByRole("button", { name: "What changed since the version that Ben Castellanos answered" }));
  const changes = within(await editor.screen.findByRole("region", { name: "Changed blocks" }));
  expect(changes.getByRole("button", { name: /Added: Heading: Mine/ })).toBeTruthy();
});

test("publishing what is not approved leads to the review", async () => {
  const editor = await open();
  editor.world.approval = { ...editor.world.approval, summary: { state: null, isAwaited: false, isRequired: true } };
  fireEvent.click(editor.screen.getByRole("button", { name: "Publish" }));
  const dialog = await editor.review();
  expect(await dialog.findByText("Only what is approved is published here.")).toBeTruthy();
  expect(await dialog.findByRole("button", { name: "Ask for review" })).toBeTruthy();
});
