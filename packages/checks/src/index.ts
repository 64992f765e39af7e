export { checkDocument, checkInSteps } from "./check-document.js";
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
} from "./finding.js";
export { applyFix } from "./fixes/apply-fix.js";
export { ignoreFinding } from "./ignore-finding.js";
export { checkMessages, describeFinding, fixMessages, ruleNames } from "./messages.js";
export type { CheckOptions, CheckSettings, PictureFacts } from "./options.js";
export { rules } from "./rules.js";
