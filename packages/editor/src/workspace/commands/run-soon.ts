import { type BlockId, contains } from "@mailwright/document";
import type { Editor, Outcome, Refusal } from "@mailwright/editing";
import { laterBlocksCode } from "../../base/document/later-blocks.js";
import { addLaterCommands } from "./add-later-commands.js";

/** What was asked for before its code was there, and what was selected then. */
interface Asked {
  readonly selection: readonly BlockId[];
  readonly run: () => Outcome;
  readonly settle: (outcome: Promise<Outcome>) => void;
}

const queues = new WeakMap<Editor, Asked[]>();

/**
 * Runs a command: at once if its code is there, or else as soon as it is. What is asked for meanwhile waits as well, so that everything happens
 * in the order in which it was asked for, each with what was selected at that time.
 */
export function runSoon(editor: Editor, id: string, args?: unknown): Outcome | Promise<Outcome> {
  const queue = queues.get(editor);
  const run = () => editor.run(id, args);
  const isHere = !queue && editor.commands.some((command) => command.id === id);
  // It may be there before the code of the rarer blocks is, where a part of the interface brought it along.
  if (isHere && (laterBlocksCode.peek() || (editor.can(id, args) as Partial<Refusal>).refusal !== "unknown-block")) return run();
  const waiting = queue ?? [];
  const answer = new Promise<Outcome>((settle) => {
    waiting.push({ selection: editor.viewState.getState().selection, run, settle });
  });
  if (!queue) void serve(editor, waiting);
  return answer;
}

/** Tells the answer of `runSoon` at once if it is there. */
export function afterRun(answer: Outcome | Promise<Outcome>, tell: (outcome: Outcome) => void): void {
  if (answer instanceof Promise) void answer.then(tell);
  else tell(answer);
}

async function serve(editor: Editor, queue: Asked[]): Promise<void> {
  queues.set(editor, queue);
  const refusal = await addLaterCommands(editor);
  queues.delete(editor);
  const { selection: chosenSince } = editor.viewState.getState();
  let asked: readonly BlockId[] | undefined;
  for (const { selection, run, settle } of queue) {
    // A command may select what it made, and the next one then means that.
    if (selection !== asked) select(editor, selection);
    asked = selection;
    // A fault in one of them is told to who asked for it, and the others run all the same.
    settle(new Promise((resolve) => resolve(refusal ?? run())));
  }
  if (chosenSince !== asked) select(editor, chosenSince);
}

function select({ document, viewState }: Editor, selection: readonly BlockId[]): void {
  if (viewState.getState().selection === selection) return;
  const { root } = document.get();
  viewState.setState({ selection: selection.filter((id) => contains(root, id)) });
}
