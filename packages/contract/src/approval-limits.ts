/** Of one request. */
export const reviewersMax = 10;
export const approvalNoteMaxLength = 1000;
/** Earlier requests of a template that are kept. */
export const earlierApprovalsMax = 20;
/** Answers of one request that their reviewers replaced. */
export const replacedAnswersMax = 50;
