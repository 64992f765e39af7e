import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { mountInShadow, type ShadowMount } from "../../../../ui/src/testing/mount-in-shadow.js";
import { useFileDrop } from "./use-file-drop.js";

let mount: ShadowMount | undefined;
afterEach(() => mount?.unmount());

function Taker({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const { isOver, handlers } = useFileDrop(onFiles);
  return (
    <p data-testid="list" {...handlers}>
      {isOver ? "Drop here" : "List"}
    </p>
  );
}

/** Holds something over a part of the page, and answers whether the browser would go on with it by itself. */
function hold(kind: "dragover" | "drop", name: string, what: File | string): boolean {
  const dataTransfer = new DataTransfer();
  if (what instanceof File) dataTransfer.items.add(what);
  else dataTransfer.items.add(what, "text/plain");
  const event = new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true, composed: true });
  return page.getByTestId(name).element().dispatchEvent(event);
}

const letter = new File(["%PDF-1.7"], "letter.pdf");

test("files are taken where they are dropped, and words are none", async () => {
  const taken: string[] = [];
  mount = mountInShadow(<Taker onFiles={(files) => void taken.push(...files.map(({ name }) => name))} />);
  await expect.element(page.getByTestId("list")).toHaveTextContent("List");
  expect(hold("dragover", "list", "words that are dragged")).toBe(true);
  expect(hold("dragover", "list", letter)).toBe(false);
  await expect.element(page.getByTestId("list")).toHaveTextContent("Drop here");
  expect(hold("drop", "list", letter)).toBe(false);
  await vi.waitFor(() => expect(taken).toEqual(["letter.pdf"]));
  await expect.element(page.getByTestId("list")).toHaveTextContent("List");
});
