import {
  answerApproval,
  askForApproval,
  type Client,
  getApproval,
  isApiError,
  listCommentPeople,
  withdrawApproval,
} from "@mailwright/client";
import type { ApprovalAnswerDraft, ApprovalDraft, ApprovalOverview } from "@mailwright/contract";

/** Somebody who may be asked. */
export interface ApprovalReviewer {
  readonly id: string;
  readonly name: string;
  readonly imageUrl: string;
}

/** Why something was not done, with the code of the contract. */
export interface ApprovalRefusal {
  readonly kind: "refused";
  readonly code: string;
  readonly message: string;
}

type Answer = Promise<ApprovalOverview | ApprovalRefusal>;

/** The approval of one template, wherever it is kept. */
export interface ApprovalPort {
  read(signal?: AbortSignal): Answer;
  /** Who may be asked: whoever else sees the template. */
  listReviewers(): Promise<readonly ApprovalReviewer[] | ApprovalRefusal>;
  ask(draft: ApprovalDraft): Answer;
  answer(draft: ApprovalAnswerDraft): Answer;
  withdraw(): Answer;
}

/** The approval of a template at the server. */
export function connectApproval(client: Client, id: string): ApprovalPort {
  return {
    read: (signal) => refusable(getApproval(client, id, signal)),
    listReviewers: () => refusable(listCommentPeople(client, id)),
    ask: (draft) => refusable(askForApproval(client, id, draft)),
    answer: (draft) => refusable(answerApproval(client, id, draft)),
    withdraw: () => refusable(withdrawApproval(client, id)),
  };
}

async function refusable<T>(call: Promise<T>): Promise<T | ApprovalRefusal> {
  try {
    return await call;
  } catch (error) {
    if (!isApiError(error)) throw error;
    return { kind: "refused", code: error.code, message: error.message };
  }
}
