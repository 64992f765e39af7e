import { blockRegistry } from "@mailwright/blocks";
import { type CheckReport, checkDocument } from "@mailwright/checks";
import { createCompiler } from "@mailwright/compiler";
import type { EmailDocument } from "@mailwright/document";
import { applyPatches, type Patch } from "@mailwright/editing";
import { completePictures } from "../base/document/complete-pictures.js";
import { prepareMjml } from "../base/document/prepare-mjml.js";
import type { CheckContext } from "./check-context.js";
import { fetchKnowledge } from "./fetch-knowledge.js";

/** What the editor asks the worker to check: another document is sent whole, of a changed one the patches. */
export interface CheckRequest {
  readonly id: number;
  readonly document?: EmailDocument;
  readonly patches?: readonly Patch[];
  readonly picturesUrl?: string | null | undefined;
  readonly context: CheckContext;
}

/** How many blocks the panel gets, more than it shows. */
const heaviestMax = 20;

export interface CheckAnswer {
  readonly id: number;
  readonly report: CheckReport;
}

/** Answers the requests of one editor. Keeps its document and what was compiled of it, so that a change costs one row. */
export function createCheckRun(): (request: CheckRequest) => Promise<CheckAnswer | undefined> {
  const plain = createCompiler(blockRegistry);
  let compiler: { readonly picturesUrl: string | null | undefined; readonly own: typeof plain } | undefined;
  let document: EmailDocument | undefined;
  return async ({ id, document: other, patches = [], picturesUrl, context }) => {
    document = other ?? (document && applyPatches(document, patches, "forward"));
    const checked = document;
    if (!checked) return undefined;
    if (compiler?.picturesUrl !== picturesUrl || !compiler) compiler = { picturesUrl, own: completePictures(plain, picturesUrl) };
    const { own } = compiler;
    const knowledge = await fetchKnowledge();
    await prepareMjml(checked);
    const report = checkDocument(checked, { ...context, registry: blockRegistry, compiler: own, ...knowledge });
    return { id, report: withHeaviest(report) };
  };
}

/** Nobody reads what each of a thousand blocks weighs, and sending all of it to the page after every edit would cost time there. */
function withHeaviest({ size, ...report }: CheckReport): CheckReport {
  return { ...report, size: { ...size, costs: size.costs.slice(0, heaviestMax) } };
}
