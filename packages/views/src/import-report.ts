export type { ReportedRemark } from "./import-report/group-problems.js";
export { importReportStrings, isImportReason, problemCodeOf } from "./import-report/import-report-strings.js";
export { ProblemList, type ProblemListProps } from "./import-report/problem-list.js";
