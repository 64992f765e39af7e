import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { mountInShadow, type ShadowMount } from "../../../../ui/src/testing/mount-in-shadow.js";
import { useFileDrop } from "./use-file-drop.js";
import { useStrayFilesRefused } from "./use-stray-files-refused.js";

let mount: ShadowMount | undefined;
afterEach(() => mount?.unmount());

function Refuser() {
  useStrayFilesRefused();
  return <p data-testid="beside">Beside</p>;
}

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

test("files are taken where they are dropped, and beside it the browser opens none in the place of the page", async () => {
  const taken: string[] = [];
  const take = (files: readonly File[]) => void taken.push(...files.map(({ name }) => name));
  mount = mountInShadow(
    <>
      <Taker onFiles={take} />
      <p data-testid="beside">Beside</p>
    </>,
  );
  await expect.element(page.getByTestId("list")).toHaveTextContent("List");
  expect(hold("dragover", "list", letter)).toBe(false);
  await expect.element(page.getByTestId("list")).toHaveTextContent("Drop here");
  expect(hold("drop", "list", letter)).toBe(false);
  await vi.waitFor(() => expect(taken).toEqual(["letter.pdf"]));
  expect(hold("dragover", "beside", letter)).toBe(false);
  expect(hold("dragover", "beside", "words that are dragged")).toBe(true);
  mount.render(<p data-testid="beside">Beside</p>);
  await expect.element(page.getByTestId("list")).not.toBeInTheDocument();
  expect(hold("dragover", "beside", letter)).toBe(true);
});

test("of two that refuse files the one that is left goes on", async () => {
  const draw = (isBoth: boolean) => (
    <>
      <Refuser />
      {isBoth ? <Taker onFiles={() => undefined} /> : null}
    </>
  );
  mount = mountInShadow(draw(true));
  await expect.element(page.getByTestId("list")).toBeVisible();
  mount.render(draw(false));
  await expect.element(page.getByTestId("list")).not.toBeInTheDocument();
  expect(hold("dragover", "beside", letter)).toBe(false);
});
