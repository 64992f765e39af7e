import type { components } from "./api.gen.js";

type Schemas = components["schemas"];

/** Whether an email may go out, as colleagues were asked. */
export type Approval = Schemas["Approval"];
export type ApprovalAnswer = Schemas["ApprovalAnswer"];
export type ApprovalAnswerDraft = Schemas["ApprovalAnswerDraft"];
export type ApprovalDraft = Schemas["ApprovalDraft"];
export type ApprovalOverview = Schemas["ApprovalOverview"];
