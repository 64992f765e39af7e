import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { mountInShadow, type ShadowMount } from "../../../ui/src/testing/mount-in-shadow.js";
import type { Refusal } from "./refusal.js";
import { useAskedPages } from "./use-asked-pages.js";

let mount: ShadowMount | undefined;
afterEach(() => mount?.unmount());

interface Part {
  readonly names: string;
  readonly next?: string | undefined;
}

interface Question {
  readonly about: string;
  readonly after: string | undefined;
  readonly signal: AbortSignal;
  readonly answer: (answer: Part | Refusal) => void;
}

const refusal: Refusal = { kind: "refused", code: "network", message: "" };

/** A list of which the test answers each part by hand. */
function mountList() {
  const asked: Question[] = [];
  function Shown({ about }: { readonly about: string }) {
    const { phase, value, change, more } = useAskedPages([about], {
      ask: (after, signal) => new Promise<Part | Refusal>((answer) => asked.push({ about, after, signal, answer })),
      join: (before, added) => ({ ...added, names: before.names + added.names }),
    });
    return (
      <>
        <p data-testid="shown">{`${phase} ${value?.names ?? "nothing"}, more: ${more?.phase ?? "no"}`}</p>
        <button type="button" onClick={() => more?.show()}>
          More
        </button>
        <button type="button" onClick={() => change((part) => ({ ...part, names: `+${part.names}` }))}>
          Change
        </button>
      </>
    );
  }
  const show = (about: string) => mount?.render(<Shown about={about} />);
  mount = mountInShadow(<Shown about="a" />);
  return { asked, show };
}

const shown = page.getByTestId("shown");
const press = (name: string) => page.getByRole("button", { name }).click();

test("each next part is asked for once, and joined to what was there", async () => {
  const { asked } = mountList();
  await expect.element(shown).toHaveTextContent("loading nothing, more: no");
  asked[0]?.answer({ names: "ab", next: "2" });
  await expect.element(shown).toHaveTextContent("ready ab, more: idle");
  await press("More");
  await expect.element(shown).toHaveTextContent("ready ab, more: loading");
  await press("More");
  await press("Change");
  expect(asked.map(({ after }) => after)).toEqual([undefined, "2"]);
  asked[1]?.answer({ names: "cd" });
  await expect.element(shown).toHaveTextContent("ready +abcd, more: no");
});

test("a part that could not be had can be asked for again", async () => {
  const { asked } = mountList();
  await expect.poll(() => asked.length).toBe(1);
  asked[0]?.answer({ names: "ab", next: "2" });
  await expect.element(shown).toHaveTextContent("more: idle");
  await press("More");
  asked[1]?.answer(refusal);
  await expect.element(shown).toHaveTextContent("ready ab, more: failed");
  await press("More");
  asked[2]?.answer({ names: "cd" });
  await expect.element(shown).toHaveTextContent("ready abcd, more: no");
});

test("another question forgets the part on its way, and its own next part can be asked for at once", async () => {
  const { asked, show } = mountList();
  await expect.poll(() => asked.length).toBe(1);
  asked[0]?.answer({ names: "ab", next: "2" });
  await expect.element(shown).toHaveTextContent("more: idle");
  await press("More");
  show("b");
  await expect.element(shown).toHaveTextContent("loading ab, more: no");
  expect(asked[1]?.signal.aborted).toBe(true);
  asked[2]?.answer({ names: "xy", next: "2" });
  await expect.element(shown).toHaveTextContent("ready xy, more: idle");
  asked[1]?.answer({ names: "cd" });
  await press("More");
  await expect.element(shown).toHaveTextContent("ready xy, more: loading");
  asked[3]?.answer({ names: "z" });
  await expect.element(shown).toHaveTextContent("ready xyz, more: no");
});

test("a part that is on its way is aborted when the list is gone", async () => {
  const { asked } = mountList();
  await expect.poll(() => asked.length).toBe(1);
  asked[0]?.answer({ names: "ab", next: "2" });
  await expect.element(shown).toHaveTextContent("more: idle");
  await press("More");
  await expect.poll(() => asked[1]?.signal.aborted).toBe(false);
  mount?.render(null);
  await expect.poll(() => asked[1]?.signal.aborted).toBe(true);
});

test("what is changed while the beginning is on its way is changed in it too, and once", async () => {
  const { asked, show } = mountList();
  await expect.element(shown).toHaveTextContent("loading nothing");
  await press("Change");
  asked[0]?.answer({ names: "ab" });
  await expect.element(shown).toHaveTextContent("ready +ab");
  show("b");
  await expect.element(shown).toHaveTextContent("loading +ab");
  await press("Change");
  await expect.element(shown).toHaveTextContent("loading ++ab");
  asked[1]?.answer({ names: "xy" });
  await expect.element(shown).toHaveTextContent("ready +xy");
});
