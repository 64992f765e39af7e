import { type Outcome, type Refusal, refuse, take } from "@mailwright/editing";
import type { SourceCode } from "../../import/check-source.js";
import { formOf, type ReportedProblem } from "../../import/import-reading.js";
import { type CodeAnswer, readCode } from "../../import/read-code.js";
import { define, type WorkspaceContext } from "./define-command.js";

/** What became of code that was imported, or why it was not. */
export type ImportAnswer =
  | { readonly kind: "imported"; readonly partsAsWritten: number; readonly problems: readonly ReportedProblem[] }
  | Exclude<CodeAnswer, { readonly kind: "read" }>
  | Refusal;

/** Reads HTML, MJML or a message, and puts it in place of the work as one undo step, each part in the form that holds most of it. */
export const importCode = define(take.fields({ html: take.text, css: take.optional(take.text), base: take.optional(take.text) }), {
  id: "import-code",
  words: { en: "Import HTML or MJML", de: "HTML oder MJML importieren" },
  group: "template",
  changes: "document",
  offers: [],
  run: (context, { html, css = "", base }): Outcome<Promise<ImportAnswer>> => ({
    done: true,
    value: importInto(context, { html, css, base }),
  }),
});

async function importInto(context: WorkspaceContext, source: SourceCode): Promise<ImportAnswer> {
  const { registry, services, viewState, document } = context;
  const answer = await readCode(source, {
    services: { ...services, registry },
    info: services.workspace.getState().info,
    page: () => globalThis.document,
    signal: new AbortController().signal,
    onProgress: () => undefined,
  }).catch(() => refuse("not-loaded"));
  if (!("kind" in answer) || answer.kind !== "read") return answer;
  // The template may have been closed to changes while the code was read.
  if (viewState.getState().readOnly) return refuse("read-only");
  const { parts, problems, compose } = answer.reading;
  const forms = new Map();
  document.replace(compose(forms), { label: { key: "replace" } });
  return { kind: "imported", partsAsWritten: parts.filter((part) => formOf(part, forms) === "raw").length, problems };
}
