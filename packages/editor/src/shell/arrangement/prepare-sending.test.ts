import { afterEach, expect, test, vi } from "vitest";
import { compilerOf } from "../../base/document/compiler-of.js";
import { openTestEditor } from "../../testing/open-editor.js";
import { prepareSending } from "./prepare-sending.js";

afterEach(() => void vi.useRealTimers());

const view = {
  setTimeout: (run: () => void, ms: number) => setTimeout(run, ms),
  clearTimeout: (timer: number) => clearTimeout(timer),
} as unknown as Window;

const pause = async () => {
  await vi.advanceTimersByTimeAsync(2000);
  await vi.dynamicImportSettled();
  await vi.runOnlyPendingTimersAsync();
};

async function open() {
  const { services } = await openTestEditor();
  vi.useFakeTimers();
  const change = () => void services.editor.run("set-settings", { settings: { lang: "de" } });
  const { counters } = services.compiler;
  const rendersFor = (run: () => void) => {
    const before = counters.unitsRendered;
    run();
    return counters.unitsRendered - before;
  };
  const save = () => void compilerOf(services).compileDocument(services.editor.document.get());
  return { services, change, rendersFor, save };
}

test("whoever saves after a pause finds the rows made", async () => {
  const { services, change, rendersFor, save } = await open();
  prepareSending(services, view);
  change();
  await pause();
  expect(rendersFor(save)).toBe(0);
});

test("nothing is made ready of an email that nobody changes, nor where it was stopped", async () => {
  const { services, change, rendersFor, save } = await open();
  const stop = prepareSending(services, view);
  await pause();
  stop();
  change();
  await pause();
  expect(rendersFor(save)).toBeGreaterThan(0);
});
