export { type ClientSupport, createClientSupport, type Lacking, loadClientSupport } from "./client-support/client-support.js";
export {
  type BlockCost,
  type CheckReport,
  type EmailSize,
  type Finding,
  type FindingValues,
  type Fix,
  type IgnoredFinding,
  type Severity,
  severities,
} from "./email/finding.js";
export type { CheckOptions, CheckSettings, PictureFacts } from "./email/options.js";
export { applyFix } from "./fixes/apply-fix.js";
export { checkDocument, checkInSteps } from "./report/check-document.js";
export { ignoreFinding } from "./report/ignore-finding.js";
export { checkMessages, describeFinding, fixMessages, ruleNames } from "./report/messages.js";
export { rules } from "./rules/rules.js";
export type { WordHarm } from "./word/find-word-harm.js";
export { loadWordReading, type WordReading } from "./word/word-reading.js";
