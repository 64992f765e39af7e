import { useCallback, useState } from "react";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { mountInShadow, type ShadowMount } from "../../../ui/src/testing/mount-in-shadow.js";
import { aNote, nowMs, useMemoryNotes } from "../testing/memory-notes.js";
import { NotesDialog } from "./notes-dialog.js";

let mount: ShadowMount | undefined;
afterEach(() => mount?.unmount());

const open = (isFailing = false) => {
  function Opened() {
    const work = useMemoryNotes({ phase: "ready", notes: [aNote("a"), aNote("b", { text: "Second" })], mayDeleteAny: true }, { isFailing });
    return <NotesDialog work={work} name="Spring sale" isShared nowMs={nowMs} onClose={() => undefined} />;
  }
  mount = mountInShadow(<Opened />);
};
const field = page.getByRole("textbox", { name: "New note" });
const confirm = page.getByRole("alertdialog", { name: "Delete this note?" }).getByRole("button", { name: "Delete" });

test("Enter adds a note, and the field is ready for the next one", async () => {
  open();
  await field.fill("  Third  ");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Third", { exact: true })).toBeVisible();
  await expect.element(field).toHaveValue("");
  await expect.poll(() => mount?.root.activeElement).toBe(field.element());
});

test("what could not be added stays in the field", async () => {
  open(true);
  await field.fill("Not lost");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("button", { name: "Add note" })).toBeEnabled();
  await expect.element(field).toHaveValue("Not lost");
});

test("a note that is too long says so and is not added", async () => {
  open();
  await field.fill("x".repeat(5001));
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Max length exceeded")).toBeVisible();
  await expect.element(page.getByText("2 notes on “Spring sale”")).toBeVisible();
});

test("once a note is deleted, the focus is in the field", async () => {
  open();
  await page.getByRole("button", { name: "Delete note of ben castellanos" }).last().click();
  await confirm.click();
  await expect.element(page.getByText("1 note on “Spring sale”")).toBeVisible();
  await expect.poll(() => mount?.root.activeElement).toBe(field.element());
});

test("of a long list the end asks for more once it is seen, and again when that has failed", async () => {
  const asked: string[] = [];
  function Opened() {
    const [phase, setPhase] = useState<"idle" | "failed">("idle");
    const show = useCallback(() => {
      asked.push(phase);
      setPhase("failed");
    }, [phase]);
    const notes = Array.from({ length: 60 }, (_, nth) => aNote(`n${nth}`));
    const work = useMemoryNotes({ phase: "ready", notes, mayDeleteAny: false, more: { phase, show } });
    const state = { ...work.state, ...(work.state.phase === "ready" && { more: { phase, show } }) };
    return <NotesDialog work={{ ...work, state }} name="Spring sale" isShared={false} nowMs={nowMs} onClose={() => undefined} />;
  }
  mount = mountInShadow(<Opened />);
  await expect.element(page.getByText("More than 60 notes on “Spring sale”")).toBeVisible();
  await expect.poll(() => mount?.root.activeElement).toBe(field.element());
  expect(page.getByRole("list", { name: "Notes" }).element().scrollTop).toBe(0);
  expect(asked).toEqual([]);
  page.getByRole("list", { name: "Notes" }).element().scrollTo({ top: 100_000 });
  await expect.element(page.getByRole("alert")).toHaveTextContent("More could not be loaded.");
  expect(asked).toEqual(["idle"]);
  await page.getByRole("button", { name: "Try again" }).click();
  expect(asked).toEqual(["idle", "failed"]);
});
