import { handlebarsLogic, liquidLogic, type TemplateLogic } from "@mailwright/compiler";
import type { SampleRecipient, Templating } from "@mailwright/editor";
import { recipientShape } from "./email-editor-shapes.js";
import { fits, isRecord } from "./shapes.js";

const logics = { liquid: liquidLogic, handlebars: handlebarsLogic } as const;

/** The template language as a page gives it: `{ logic, recipients, fill }`. What does not fit is left out. */
export function readTemplating(value: unknown): Templating | undefined {
  if (!isRecord(value)) return undefined;
  const { logic, recipients, fill } = value;
  return {
    logic: readLogic(logic),
    ...(Array.isArray(recipients) && { recipients: recipients.filter(isRecipient) }),
    ...(isFunction(fill) && { fill: async (email: string, recipient: SampleRecipient) => String(await fill(email, recipient)) }),
  };
}

function readLogic(value: unknown): TemplateLogic | undefined {
  if (typeof value === "string") return Object.entries(logics).find(([name]) => name === value)?.[1];
  if (!isRecord(value)) return undefined;
  const { condition, repeat, copy } = value;
  if (!isFunction(condition) || !isFunction(repeat)) return undefined;
  return {
    condition: (expression) => readTags(condition(expression)),
    repeat: (list, item) => readTags(repeat(list, item)),
    ...(isFunction(copy) && { copy: (depth) => String(copy(depth) ?? "") }),
  };
}

/** What stands before and after; anything else writes nothing. */
function readTags(value: unknown): readonly [string, string] {
  const [before, after] = Array.isArray(value) ? value : [];
  return typeof before === "string" && typeof after === "string" ? [before, after] : ["", ""];
}

function isRecipient(value: unknown): value is SampleRecipient {
  return fits(value, recipientShape);
}

function isFunction(value: unknown): value is (...args: readonly unknown[]) => unknown {
  return typeof value === "function";
}
