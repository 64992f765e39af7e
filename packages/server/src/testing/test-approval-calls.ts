interface Expectations<Expected> {
  /** Of the owner, who holds the lock, another editor, and who may not edit. */
  of(owner: string, holder: string, second: string, reader: string): Expected;
  readonly everyViewer: Expected;
}

/** The calls about the approval of one template, with whom they let in: a part of the table of rights. */
export const approvalCalls = <Expected>({ of, everyViewer }: Expectations<Expected>) => {
  const nothing = of("FFF FFF FFF", "NFF NFF NFF", "NFF NFF NFF", "NFF NFF NFF");
  return [
    { name: "see the approval", operation: "getApproval", method: "GET", url: "/api/v2/usertemplate/{id}/approval", expected: everyViewer },
    {
      name: "ask for approval",
      operation: "askForApproval",
      method: "POST",
      url: "/api/v2/usertemplate/{id}/approval",
      body: { reviewers: ["{holder}"] },
      expected: of("R.L R.L DDL", "NQQ NQQ NDD", "N.L N.L NDL", "NEE NEE NEE"),
    },
    {
      name: "answer whether it is approved",
      operation: "answerApproval",
      method: "PUT",
      url: "/api/v2/usertemplate/{id}/approval/answer",
      body: { version: 1, answer: "approved" },
      expected: nothing,
    },
    {
      name: "ask for approval no longer",
      operation: "withdrawApproval",
      method: "DELETE",
      url: "/api/v2/usertemplate/{id}/approval",
      expected: nothing,
    },
  ] as const;
};
