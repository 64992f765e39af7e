import { afterEach, expect, test, vi } from "vitest";
import { openTestEditor } from "../../testing/open-editor.js";
import { pauseMs, untouchedMs, whenWorkedOn } from "./when-worked-on.js";

afterEach(() => void vi.useRealTimers());

const view = {
  setTimeout: (run: () => void, ms: number) => setTimeout(run, ms),
  clearTimeout: (timer: number) => clearTimeout(timer),
} as unknown as Window;

async function open() {
  const { services } = await openTestEditor();
  vi.useFakeTimers();
  let count = 0;
  const change = () => void services.editor.run("set-settings", { settings: { lang: ["de", "fr"][count++ % 2] } });
  return { editor: services.editor, change };
}

test("it waits for the first pause after a change of the email, and runs once", async () => {
  const { editor, change } = await open();
  const run = vi.fn();
  whenWorkedOn(editor, run, view);
  vi.advanceTimersByTime(pauseMs * 2);
  for (let count = 0; count < 3; count++) {
    change();
    vi.advanceTimersByTime(pauseMs - 1);
  }
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
  change();
  vi.advanceTimersByTime(untouchedMs * 2);
  expect(run).toHaveBeenCalledTimes(1);
});

test("an email that nobody changes is enough after a while, as is one that somebody never stops changing", async () => {
  const { editor, change } = await open();
  const [untouched, changing] = [vi.fn(), vi.fn()];
  whenWorkedOn(editor, untouched, view);
  vi.advanceTimersByTime(untouchedMs);
  expect(untouched).toHaveBeenCalledTimes(1);
  whenWorkedOn(editor, changing, view);
  for (let waited = 0; waited < untouchedMs; waited += pauseMs / 2) {
    expect(changing).not.toHaveBeenCalled();
    change();
    vi.advanceTimersByTime(pauseMs / 2);
  }
  expect(changing).toHaveBeenCalledTimes(1);
});

test("for an email that was changed before the pause begins at once", async () => {
  const { editor, change } = await open();
  change();
  const run = vi.fn();
  whenWorkedOn(editor, run, view);
  vi.advanceTimersByTime(pauseMs);
  expect(run).toHaveBeenCalledTimes(1);
});

test("what is cancelled never runs", async () => {
  const { editor, change } = await open();
  const run = vi.fn();
  whenWorkedOn(editor, run, view)();
  change();
  vi.advanceTimersByTime(untouchedMs);
  expect(run).not.toHaveBeenCalled();
});
