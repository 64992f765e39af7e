import { afterEach, expect, test, vi } from "vitest";
import { openTestEditor } from "../../testing/open-editor.js";
import { untouchedMs, whenWorkedOn } from "./when-worked-on.js";

afterEach(() => void vi.useRealTimers());

const view = {
  setTimeout: (run: () => void, ms: number) => setTimeout(run, ms),
  clearTimeout: (timer: number) => clearTimeout(timer),
} as unknown as Window;

async function open() {
  const { services } = await openTestEditor();
  vi.useFakeTimers();
  let count = 0;
  const change = () => void services.editor.run("set-settings", { settings: { lang: ["de", "fr"][count++] } });
  return { editor: services.editor, change };
}

test("it waits for the first change of the email, and runs once", async () => {
  const { editor, change } = await open();
  const run = vi.fn();
  whenWorkedOn(editor, run, view);
  vi.advanceTimersByTime(untouchedMs - 1);
  expect(run).not.toHaveBeenCalled();
  change();
  change();
  vi.advanceTimersByTime(untouchedMs * 2);
  expect(run).toHaveBeenCalledTimes(1);
});

test("an email that nobody changes is enough after a while, and one that was changed before at once", async () => {
  const { editor, change } = await open();
  const [untouched, changed] = [vi.fn(), vi.fn()];
  whenWorkedOn(editor, untouched, view);
  vi.advanceTimersByTime(untouchedMs);
  expect(untouched).toHaveBeenCalledTimes(1);
  change();
  whenWorkedOn(editor, changed, view);
  vi.advanceTimersByTime(0);
  expect(changed).toHaveBeenCalledTimes(1);
});

test("what is cancelled never runs", async () => {
  const { editor, change } = await open();
  const run = vi.fn();
  whenWorkedOn(editor, run, view)();
  change();
  vi.advanceTimersByTime(untouchedMs);
  expect(run).not.toHaveBeenCalled();
});
