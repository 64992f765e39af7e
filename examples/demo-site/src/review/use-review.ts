import {
  type Client,
  changeReviewComment,
  createReviewComment,
  deleteReviewComment,
  isApiError,
  listReviewComments,
  openReview,
} from "@mailwright/client";
import type { Review, ReviewComment, ReviewCommentDraft } from "@mailwright/contract";
import { useCallback, useEffect, useState } from "react";
import { useGuestKey } from "./use-guest-key.js";

/** How it stands with the link: what a guest has to do, or sees. */
export type ReviewVisit =
  | { readonly phase: "opening" }
  | { readonly phase: "locked"; readonly failure?: "wrong" | "often" | "away" }
  | { readonly phase: "over"; readonly why: "ended" | "revoked" | "unknown" }
  | { readonly phase: "failed" }
  | { readonly phase: "open"; readonly review: Review };

export interface ReviewLink {
  readonly client: Client;
  readonly linkId: string;
  /** What follows `#` in the address. */
  readonly secret: string;
}

/** Opens the link; where it has a password, once that is given. */
export function useReviewVisit({ client, linkId, secret }: ReviewLink) {
  const [visit, setVisit] = useState<ReviewVisit>({ phase: "opening" });
  const open = useCallback(
    async (password?: string) => {
      const next = await openReview(client, linkId, secret, password).then(
        (review): ReviewVisit => ({ phase: "open", review }),
        (error: unknown) => visitAfter(error, password !== undefined),
      );
      setVisit(next);
    },
    [client, linkId, secret],
  );
  const retry = useCallback(() => {
    setVisit({ phase: "opening" });
    void open();
  }, [open]);
  useEffect(() => void open(), [open]);
  /** A later call was refused: the link has ended meanwhile, or the half day is over for which it was opened. */
  const leave = useCallback(
    (error: unknown) => {
      if (isApiError(error, "unauthenticated")) void open();
      else if (isApiError(error, "review-link-ended", "review-link-revoked")) setVisit(visitAfter(error, false));
    },
    [open],
  );
  return { visit, open, retry, leave };
}

function visitAfter(error: unknown, isAsked: boolean): ReviewVisit {
  if (isApiError(error, "review-password")) return { phase: "locked", ...(isAsked && { failure: "wrong" }) };
  if (isApiError(error, "too-many-requests") && isAsked) return { phase: "locked", failure: "often" };
  if (isApiError(error, "review-link-revoked")) return { phase: "over", why: "revoked" };
  if (isApiError(error, "review-link-ended")) return { phase: "over", why: "ended" };
  if (isApiError(error, "unauthenticated", "not-found", "invalid-request")) return { phase: "over", why: "unknown" };
  return isAsked ? { phase: "locked", failure: "away" } : { phase: "failed" };
}

const pollMs = 15_000;

export interface ReviewTalk {
  readonly phase: "loading" | "failed" | "ready";
  readonly comments: readonly ReviewComment[];
  readonly reload: () => Promise<void>;
  /** Answers why it could not be said; nothing where it was. */
  readonly say: (draft: ReviewCommentDraft) => Promise<unknown>;
  /** Writes an own comment anew; answers as `say`. */
  readonly change: (id: string, text: string) => Promise<unknown>;
  /** Takes an own comment away; answers as `say`. */
  readonly remove: (id: string) => Promise<unknown>;
}

/** The conversation of the link. It is asked for again a few times a minute while somebody looks at the page, and when they come back to it. */
export function useReviewTalk({ client, linkId }: ReviewLink, token: string, onRefused: (error: unknown) => void): ReviewTalk {
  const [state, setState] = useState<Pick<ReviewTalk, "phase" | "comments">>({ phase: "loading", comments: [] });
  const { readerPass, writerPass } = useGuestKey(linkId, token);
  const reload = useCallback(async () => {
    try {
      const comments = await listReviewComments(client, linkId, readerPass());
      setState({ phase: "ready", comments });
    } catch (error) {
      onRefused(error);
      // What was there stays: the next time may go better.
      setState((before) => (before.phase === "ready" ? before : { ...before, phase: "failed" }));
    }
  }, [client, linkId, readerPass, onRefused]);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") void reload();
    };
    void reload();
    const timer = setInterval(look, pollMs);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [reload]);
  const write = async (writing: Promise<unknown>) => {
    try {
      await writing;
    } catch (error) {
      onRefused(error);
      return error;
    }
    await reload();
    return undefined;
  };
  return {
    ...state,
    reload,
    say: (draft) => write(createReviewComment(client, linkId, writerPass(), draft)),
    change: (id, text) => write(changeReviewComment(client, linkId, writerPass(), id, text)),
    remove: (id) => write(deleteReviewComment(client, linkId, writerPass(), id)),
  };
}
