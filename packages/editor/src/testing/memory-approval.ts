import type { Approval, ApprovalAnswer, ApprovalOverview, ApprovalState } from "@mailwright/contract";
import type { TemplateApproval } from "../ports/approval-port.js";
import type { MemoryWorld } from "./memory-ports.js";

/** Nobody was asked yet. */
export const nobodyAsked: ApprovalOverview = {
  version: 1,
  summary: { state: null, isAwaited: false, isRequired: false },
  current: null,
  earlier: [],
};

/** Ann asked Ben, who answers as is given: that it stands so, where nothing else is said. */
export function askedOfBen(state: ApprovalState, answer: Partial<ApprovalAnswer> = {}): ApprovalOverview {
  const said = { review: null, approved: "approved", changes: "changes", changed: "approved" } as const;
  const isAnswered = state !== "review";
  const current: Approval = {
    id: "asked",
    askedById: "ann",
    askedByName: "Ann Lindqvist",
    askedAt: "2026-04-12T14:00:00.000Z",
    note: "Is the price in the second row right?",
    versionDate: "2026-04-12T14:00:00.000Z",
    endedAt: null,
    reviewers: [
      {
        reviewerId: "ben",
        reviewerName: "Ben Castellanos",
        answer: said[state],
        note: "",
        answeredAt: isAnswered ? "2026-04-12T15:30:00.000Z" : null,
        versionDate: isAnswered ? "2026-04-12T15:00:00.000Z" : null,
        isCurrent: state === "approved",
        ...answer,
      },
    ],
    replaced: [],
  };
  return { version: 7, summary: { state, isAwaited: false, isRequired: false }, current, earlier: [] };
}

/** The review of a template that lives in memory. Ann looks, whose template it is, and she may be the one who was asked. */
export function memoryApproval(world: MemoryWorld): () => Promise<TemplateApproval> {
  const become = async (next: ApprovalOverview) => {
    if (world.refusal) return world.refusal;
    world.approval = next;
    return next;
  };
  return async () => ({
    userId: "ann",
    isOwner: true,
    mayAsk: !world.stored.info.readOnly,
    read: async () => world.refusal ?? world.approval,
    listReviewers: async () => world.refusal ?? [{ id: "ben", name: "Ben Castellanos", imageUrl: "" }],
    ask: () => become(askedOfBen("review")),
    answer: ({ answer, note = "" }) => become(askedOfBen(answer, { note, reviewerId: "ann", reviewerName: "Ann Lindqvist" })),
    withdraw: () => become(nobodyAsked),
  });
}
