import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { mountInShadow, type ShadowMount } from "../../../../ui/src/testing/mount-in-shadow.js";
import type { PictureLibrary, PicturePage, PictureQuery, PictureRefusal } from "../model/picture-library.js";
import { usePictureList } from "./use-picture-list.js";

let mount: ShadowMount | undefined;
afterEach(() => mount?.unmount());

const picture = (id: string) => ({ id, name: id, url: `https://example.com/${id}.png` });

const part = (ids: string, next?: string, total?: number): PicturePage => ({
  kind: "listed",
  pictures: [...ids].map(picture),
  next,
  total,
});

const refusal: PictureRefusal = { kind: "refused", code: "network", message: "" };

/** A library whose every answer the test gives by hand. */
function mountLibrary() {
  const asked: { readonly query: PictureQuery; readonly answer: (answer: PicturePage | PictureRefusal) => void }[] = [];
  const library: PictureLibrary = {
    orders: ["newest"],
    list: (query) => new Promise((answer) => asked.push({ query, answer })),
  };
  function Shown({ search }: { readonly search: string }) {
    const list = usePictureList(library, search, "newest");
    const ids = list.pictures.map(({ id }) => id).join("");
    return (
      <>
        <p data-testid="shown">{`${list.phase} ${ids || "nothing"} of ${list.total ?? "many"} ${list.code ?? ""}`}</p>
        <button type="button" onClick={list.showMore}>
          More
        </button>
        <button type="button" onClick={list.retry}>
          Retry
        </button>
        <button type="button" onClick={() => list.change((pictures) => [picture("n"), ...pictures])}>
          Take in
        </button>
      </>
    );
  }
  const search = (words: string) => mount?.render(<Shown search={words} />);
  mount = mountInShadow(<Shown search="" />);
  return { asked, search };
}

const shown = page.getByTestId("shown");
const press = (name: string) => page.getByRole("button", { name }).click();

test("a picture that comes twice is listed once, and one that was taken in counts", async () => {
  const { asked } = mountLibrary();
  await expect.element(shown).toHaveTextContent("loading nothing of many");
  asked[0]?.answer(part("ab", "2", 3));
  await expect.element(shown).toHaveTextContent("ready ab of 3");
  await press("Take in");
  await expect.element(shown).toHaveTextContent("ready nab of 4");
  await press("More");
  await expect.element(shown).toHaveTextContent("more nab of 4");
  asked[1]?.answer(part("bc"));
  await expect.element(shown).toHaveTextContent("ready nabc of 4");
  expect(asked.map(({ query }) => query.after)).toEqual([undefined, "2"]);
});

test("what was listed stays until the answer to another search is there", async () => {
  const { asked, search } = mountLibrary();
  await expect.poll(() => asked.length).toBe(1);
  asked[0]?.answer(part("ab", undefined, 2));
  await expect.element(shown).toHaveTextContent("ready ab of 2");
  search("c");
  await expect.element(shown).toHaveTextContent("loading ab of many");
  asked[1]?.answer(refusal);
  await expect.element(shown).toHaveTextContent("failed nothing of many network");
  await press("Retry");
  await expect.element(shown).toHaveTextContent("loading nothing of many network");
  asked[2]?.answer(part("c"));
  await expect.element(shown).toHaveTextContent("ready c of many");
});

test("a part that failed leaves what was listed, and Retry asks for that part", async () => {
  const { asked } = mountLibrary();
  await expect.poll(() => asked.length).toBe(1);
  asked[0]?.answer(part("ab", "2"));
  await expect.element(shown).toHaveTextContent("ready ab");
  await press("More");
  asked[1]?.answer(refusal);
  await expect.element(shown).toHaveTextContent("more-failed ab");
  await press("Retry");
  asked[2]?.answer(part("c"));
  await expect.element(shown).toHaveTextContent("ready abc");
  expect(asked.map(({ query }) => query.after)).toEqual([undefined, "2", "2"]);
});

test("a picture that is taken in while the list is on its way is in it", async () => {
  const { asked } = mountLibrary();
  await expect.element(shown).toHaveTextContent("loading nothing of many");
  await press("Take in");
  asked[0]?.answer(part("ab", undefined, 2));
  await expect.element(shown).toHaveTextContent("ready nab of 3");
});
