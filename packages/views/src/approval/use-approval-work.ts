import type { ApprovalAnswerDraft, ApprovalDraft } from "@mailwright/contract";
import { useAnnounce, useLatest, useTranslate } from "@mailwright/ui";
import { useEffect, useRef, useState } from "react";
import { faultOf, isRefused, isValue } from "../asked/refusal.js";
import { useAsked } from "../asked/use-asked.js";
import type { ApprovalPort } from "./approval-port.js";
import { approvalStrings } from "./approval-strings.js";

type Deed = "asked" | "answered" | "withdrawn";

const useOverview = (port: ApprovalPort) => useAsked((signal) => port.read(signal), [port]);

interface ApprovalWorkOptions {
  readonly port: ApprovalPort;
  /** Another value whenever something was done elsewhere. */
  readonly news: unknown;
  readonly onDone: () => void;
}

/** What was asked for, what changes it, and why that failed. */
export function useApprovalWork({ port, news, onDone }: ApprovalWorkOptions) {
  const say = useTranslate(approvalStrings);
  const announce = useAnnounce();
  const overview = useOverview(port);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  useNews(news, (signal) => void readAgain(port, overview, signal));
  const work = async (deed: Deed, call: () => ReturnType<ApprovalPort["withdraw"]>) => {
    setBusy(true);
    setFailure(undefined);
    const answer = await call().catch(faultOf);
    setBusy(false);
    if (isRefused(answer)) {
      setFailure(say(isOutdating(answer.code) || answer.code === "not-saved" ? `fault.${answer.code}` : "fault.other"));
      // What is shown is not what is there any more.
      if (isOutdating(answer.code)) overview.retry();
      return;
    }
    overview.change(() => answer);
    announce(say(deed));
    onDone();
  };
  return {
    overview,
    isBusy,
    failure,
    /** What is answered about is then what was saved. */
    save: async (onSave: () => Promise<unknown>) => {
      setBusy(true);
      await onSave().catch(() => undefined);
      setBusy(false);
      overview.retry();
    },
    ask: (draft: ApprovalDraft) => work("asked", () => port.ask(draft)),
    answer: (draft: ApprovalAnswerDraft) => work("answered", () => port.answer(draft)),
    withdraw: () => work("withdrawn", () => port.withdraw()),
  };
}

/**
 * Shows what others did meanwhile. The version that an answer is about stays the one that was stored when this person began to look: what was stored
 * since they have not seen.
 */
async function readAgain(port: ApprovalPort, overview: ReturnType<typeof useOverview>, signal: AbortSignal) {
  const answer = await port.read(signal).catch(faultOf);
  if (isValue(answer) && !signal.aborted) overview.change(({ version }) => ({ ...answer, version }));
}

function useNews(news: unknown, read: (signal: AbortSignal) => void): void {
  const known = useRef(news);
  const latest = useLatest(read);
  useEffect(() => {
    if (known.current === news) return undefined;
    known.current = news;
    const controller = new AbortController();
    latest.current(controller.signal);
    return () => controller.abort();
  }, [news, latest]);
}

const outdating = ["approval-outdated", "reviewer-without-access"] as const;
const isOutdating = (code: string): code is (typeof outdating)[number] => outdating.some((known) => known === code);
