import type { components } from "./api.gen.js";

type Schemas = components["schemas"];

/** How the approval of an email stands. */
export type ApprovalState = Schemas["ApprovalState"];
export type ApprovalSummary = Schemas["ApprovalSummary"];
