import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { mountInShadow, type ShadowMount } from "../../../../ui/src/testing/mount-in-shadow.js";
import type { LibraryPicture, PictureLibrary, PictureRefusal, PictureUses } from "../model/picture-library.js";
import { usePictureUses } from "./use-picture-uses.js";

let mount: ShadowMount | undefined;
afterEach(() => mount?.unmount());

const picture = (id: string, name = id): LibraryPicture => ({ id, name, url: `https://example.com/${id}.png` });

const usedBy = (othersCount: number): PictureUses => ({ kind: "used", templates: [], othersCount });

/** A library that is asked where pictures are used, and whose answers the test gives by hand. */
function askedLibrary() {
  const asked: ((answer: PictureUses | PictureRefusal) => void)[] = [];
  const library: PictureLibrary = { orders: [], uses: () => new Promise((answer) => asked.push(answer)) };
  return { asked, library };
}

function Shown({ library, of }: { readonly library: PictureLibrary; readonly of: LibraryPicture }) {
  const uses = usePictureUses(library, of);
  return <p data-testid="shown">{`${uses.phase} ${uses.phase === "ready" ? uses.othersCount : ""}`}</p>;
}

const shown = page.getByTestId("shown");

test("where a picture is used stays known while it is renamed, and is not said of another picture", async () => {
  const { asked, library } = askedLibrary();
  mount = mountInShadow(<Shown library={library} of={picture("a")} />);
  await expect.element(shown).toHaveTextContent("loading");
  asked[0]?.(usedBy(3));
  await expect.element(shown).toHaveTextContent("ready 3");
  mount.render(<Shown library={library} of={picture("a", "another name")} />);
  await expect.poll(() => asked.length).toBe(2);
  await expect.element(shown).toHaveTextContent("ready 3");
  mount.render(<Shown library={library} of={picture("b")} />);
  await expect.element(shown).toHaveTextContent("loading");
  asked[2]?.({ kind: "refused", code: "network", message: "" });
  await expect.element(shown).toHaveTextContent("failed");
});

test("of a library that does not tell, nothing is known", async () => {
  mount = mountInShadow(<Shown library={{ orders: [] }} of={picture("a")} />);
  await expect.element(shown).toHaveTextContent("unknown");
});
