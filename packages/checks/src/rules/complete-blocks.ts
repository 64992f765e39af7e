import type { CompileWarning } from "@mailwright/compiler";
import type { Severity } from "../email/finding.js";
import type { Rule } from "../email/rule.js";

const judged = {
  "unknown-block": "error",
  "compile-failed": "error",
  "incomplete-block": "warning",
  "override-not-shown": "hint",
  "copies-share-names": "warning",
  "bad-font-address": "warning",
} satisfies Record<CompileWarning["code"], Severity>;

/** Every block is sent as it was meant: what the compiler warns of. */
export const completeBlocks: Rule = {
  id: "complete-blocks",
  *check({ compiled }) {
    for (const { code, blockId, detail } of compiled.warnings) {
      yield { severity: judged[code], code, blockId, subject: detail.slice(0, 200), values: { detail: detail.slice(0, 200) } };
    }
  },
};
