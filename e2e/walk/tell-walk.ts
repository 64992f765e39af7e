import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";
import { typedPerSecond } from "./hand.js";
import type { Task } from "./task.js";
import { tasks } from "./tasks/index.js";

export const documentPath = fileURLToPath(new URL("../../docs/designers-day.md", import.meta.url));

/** The annotation by which a test says what its task cost. */
export const walkedType = "walked";

export interface Walked {
  readonly presses: number;
  readonly seconds: number;
}

/** `npm run walk`: prints what each task cost, and writes it into the document if all of them went well. */
export default class TellWalk implements Reporter {
  readonly #walked = new Map<string, Walked & { readonly isOk: boolean }>();

  onTestEnd({ title }: TestCase, { status, annotations, errors }: TestResult): void {
    const { description } = annotations.find(({ type }) => type === walkedType) ?? {};
    const isOk = status === "passed";
    if (description) this.#walked.set(title, { ...(JSON.parse(description) as Walked), isOk });
    for (const { message } of errors) console.log(`${title}\n${message ?? ""}`);
  }

  onEnd(): void {
    const rows = tasks.map(({ name }) => ({ task: name, ...this.#walked.get(name) }));
    console.table(rows.map(({ seconds, ...row }) => ({ ...row, seconds: seconds?.toFixed(1) })));
    if (rows.every(({ isOk }) => isOk))
      writeFileSync(
        documentPath,
        writeDocument((name) => this.#walked.get(name)),
      );
    else console.log("Not all tasks went well: the document stays as it was.");
  }
}

function writeDocument(walkedOf: (name: string) => Walked | undefined): string {
  const rows = tasks.map((task) => {
    const { presses = task.presses, seconds = 0 } = walkedOf(task.name) ?? {};
    return `| ${task.name} | ${presses} | ${seconds.toFixed(1)} | ${tellElsewhere(task)} |`;
  });
  return `${[...head, "| Task | Presses | Seconds | Elsewhere |", "| --- | ---: | ---: | --- |", ...rows].join("\n")}\n`;
}

function tellElsewhere({ elsewhere }: Task): string {
  if (!elsewhere) return "not documented";
  const { editor, presses, steps, page } = elsewhere;
  return `${editor}: ${presses} ([${steps}](${page}))`;
}

const head = [
  "# A designer's day",
  "",
  "Made by `npm run walk` (after `npm run build`), which walks twenty tasks through the editor in Chromium and looks at what came of each. A test in",
  "`npm run test:long` holds the presses; the seconds are only told.",
  "",
  "- A press of the mouse is one, with Shift or with the other button too; a double press is two. A drag is one. A shortcut or a key is one.",
  "- A text or a number that is typed is one, however long. Reaching its field is another, unless it has the focus already.",
  "- A choice in a drop-down list is two: the list, and the entry. A file is two: the button, and the file in the system's dialog.",
  "- Looking, pointing, scrolling and thinking are not counted.",
  `- Seconds go from the first press to the result on the screen, with typing at ${typedPerSecond} letters a second and no pause of a person.`,
  "",
  "*Elsewhere* is counted by the same rule from the steps that public documentation tells, of the editors Beefree, Stripo and Unlayer. *Not",
  "documented*: we found no page that tells the steps.",
  "",
];
