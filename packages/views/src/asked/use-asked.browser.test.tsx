import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { mountInShadow, type ShadowMount } from "../../../ui/src/testing/mount-in-shadow.js";
import type { Refusal } from "./refusal.js";
import { useAsked } from "./use-asked.js";

let mount: ShadowMount | undefined;
afterEach(() => mount?.unmount());

const refusal: Refusal = { kind: "refused", code: "network", message: "" };

type AskAbout = (about: string, signal: AbortSignal) => Promise<string | Refusal> | undefined;

/** Questions that the test answers by hand, in any order. */
function questions() {
  const asked: {
    readonly answer: (answer: string | Refusal) => void;
    readonly fail: (cause: Error) => void;
    readonly signal: AbortSignal;
  }[] = [];
  const ask: AskAbout = (_about, signal) => new Promise((answer, fail) => asked.push({ answer, fail, signal }));
  return { asked, ask };
}

interface ShownProps {
  readonly ask: AskAbout;
  readonly about: string;
  readonly onRefused?: (refusal: Refusal) => void;
}

function Shown({ ask, about, onRefused }: ShownProps) {
  const { phase, value, retry, change } = useAsked((signal) => ask(about, signal), [ask, about], onRefused);
  return (
    <>
      <p data-testid="shown">{`${phase} ${value ?? "nothing"}`}</p>
      <button type="button" onClick={retry}>
        Retry
      </button>
      <button type="button" onClick={() => change((known) => `${known}!`)}>
        Change
      </button>
    </>
  );
}

const shown = page.getByTestId("shown");
const press = (name: string) => page.getByRole("button", { name }).click();

test("an answer is shown when it comes, and can be changed on this side", async () => {
  const { asked, ask } = questions();
  mount = mountInShadow(<Shown ask={ask} about="a" />);
  await expect.element(shown).toHaveTextContent("loading nothing");
  asked[0]?.answer("one");
  await expect.element(shown).toHaveTextContent("ready one");
  await press("Change");
  await expect.element(shown).toHaveTextContent("ready one!");
});

test("a refusal is told once and can be tried again", async () => {
  const { asked, ask } = questions();
  const told: string[] = [];
  mount = mountInShadow(<Shown ask={ask} about="a" onRefused={({ code }) => told.push(code)} />);
  await expect.element(shown).toHaveTextContent("loading nothing");
  asked[0]?.answer(refusal);
  await expect.element(shown).toHaveTextContent("failed nothing");
  await press("Retry");
  await expect.element(shown).toHaveTextContent("loading nothing");
  asked[1]?.answer("two");
  await expect.element(shown).toHaveTextContent("ready two");
  expect(told).toEqual(["network"]);
});

test("what was there stays while it is asked for again, and when that fails", async () => {
  const { asked, ask } = questions();
  mount = mountInShadow(<Shown ask={ask} about="a" />);
  await expect.element(shown).toHaveTextContent("loading nothing");
  asked[0]?.answer("one");
  await expect.element(shown).toHaveTextContent("ready one");
  await press("Retry");
  await expect.element(shown).toHaveTextContent("loading one");
  asked[1]?.fail(new Error("a port that throws"));
  await expect.element(shown).toHaveTextContent("failed one");
});

test("the late answer to an older question is dropped, and that question aborted", async () => {
  const { asked, ask } = questions();
  mount = mountInShadow(<Shown ask={ask} about="a" />);
  await expect.element(shown).toHaveTextContent("loading nothing");
  mount.render(<Shown ask={ask} about="b" />);
  await expect.poll(() => asked.length).toBe(2);
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  asked[1]?.answer("new");
  asked[0]?.answer("old");
  await expect.element(shown).toHaveTextContent("ready new");
  mount.render(null);
  await expect.poll(() => asked[1]?.signal.aborted).toBe(true);
});

test("where there is nothing to ask, it stays on its way", async () => {
  mount = mountInShadow(<Shown ask={() => undefined} about="a" />);
  await expect.element(shown).toHaveTextContent("loading nothing");
});
