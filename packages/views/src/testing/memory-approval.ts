import type { Approval, ApprovalAnswer, ApprovalOverview, ApprovalState } from "@mailwright/contract";
import type { ApprovalPort, ApprovalReviewer } from "../approval/approval-port.js";

/** An answer of Ben, who approved what is stored. */
export function anAnswer(change: Partial<ApprovalAnswer> = {}): ApprovalAnswer {
  return {
    reviewerId: "ben",
    reviewerName: "Ben Castellanos",
    answer: "approved",
    note: "",
    answeredAt: "2026-04-12T15:30:00.000Z",
    versionDate: "2026-04-12T15:00:00.000Z",
    isCurrent: true,
    ...change,
  };
}

/** Ben has not answered yet. */
export const noAnswer = (change: Partial<ApprovalAnswer> = {}) =>
  anAnswer({ answer: null, answeredAt: null, versionDate: null, isCurrent: false, ...change });

/** What Ann asked. */
export function anApproval(reviewers: readonly ApprovalAnswer[], change: Partial<Approval> = {}): Approval {
  return {
    id: "asked",
    askedById: "ann",
    askedByName: "Ann Lindqvist",
    askedAt: "2026-04-12T14:00:00.000Z",
    note: "Is the price in the second row right?",
    versionDate: "2026-04-12T14:00:00.000Z",
    endedAt: null,
    reviewers: [...reviewers],
    replaced: [],
    ...change,
  };
}

/** How it stands with an email. */
export function anOverview(
  state: ApprovalState | null,
  current: Approval | null,
  change: Partial<ApprovalOverview> = {},
): ApprovalOverview {
  return { version: 7, summary: { state, isAwaited: false, isRequired: false }, current, earlier: [], ...change };
}

const everybody: readonly ApprovalReviewer[] = [
  { id: "ben", name: "Ben Castellanos", imageUrl: "" },
  { id: "cleo", name: "Cleo Marchetti", imageUrl: "" },
];

interface MemoryApproval {
  readonly people?: readonly ApprovalReviewer[];
  /** The code for which whatever is done is refused. */
  readonly refusal?: string;
}

/** An approval in memory, from a first state. */
export function createMemoryApproval(
  first: ApprovalOverview | "waiting" | "failing",
  { people = everybody, refusal }: MemoryApproval = {},
): ApprovalPort {
  let overview = typeof first === "string" ? anOverview(null, null) : first;
  const refused = (code: string) => ({ kind: "refused", code, message: "" }) as const;
  const settle = async (state: ApprovalState | null, current: Approval | null) => {
    // Somebody else has stored the email meanwhile: whoever reads anew finds it as that version.
    if (refusal === "approval-outdated") overview = { ...overview, version: overview.version + 1 };
    if (refusal !== undefined) return refused(refusal);
    overview = { ...overview, summary: { ...overview.summary, state }, current };
    return overview;
  };
  return {
    read: async () => {
      if (first === "waiting") return new Promise(() => undefined);
      return first === "failing" ? refused("unavailable") : overview;
    },
    listReviewers: async () => people,
    ask: ({ reviewers, note = "" }) => {
      const asked = people.filter(({ id }) => reviewers.includes(id));
      const answers = asked.map(({ id, name }) => noAnswer({ reviewerId: id, reviewerName: name }));
      return settle("review", anApproval(answers, { note }));
    },
    answer: ({ answer, note = "" }) =>
      settle(
        answer,
        overview.current && { ...overview.current, reviewers: [anAnswer({ answer, note, answeredAt: "2026-04-12T15:45:00.000Z" })] },
      ),
    withdraw: () => settle(null, null),
  };
}
