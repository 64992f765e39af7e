import type { ApprovalAnswerDraft, ApprovalDraft } from "@mailwright/contract";
import { useAnnounce, useTranslate } from "@mailwright/ui";
import { useState } from "react";
import { faultOf, isRefused } from "../asked/refusal.js";
import { useAsked } from "../asked/use-asked.js";
import type { ApprovalPort } from "./approval-port.js";
import { approvalStrings } from "./approval-strings.js";

type Deed = "asked" | "answered" | "withdrawn";

/** What was asked for, what changes it, and why that failed. */
export function useApprovalWork(port: ApprovalPort, onDone: () => void) {
  const say = useTranslate(approvalStrings);
  const announce = useAnnounce();
  const overview = useAsked((signal) => port.read(signal), [port]);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const work = async (deed: Deed, call: () => ReturnType<ApprovalPort["withdraw"]>) => {
    setBusy(true);
    setFailure(undefined);
    const answer = await call().catch(faultOf);
    setBusy(false);
    if (isRefused(answer)) {
      setFailure(say(hasWords(answer.code) ? `fault.${answer.code}` : "fault.other"));
      // What is shown is not what is there any more.
      if (hasWords(answer.code)) overview.retry();
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
    ask: (draft: ApprovalDraft) => work("asked", () => port.ask(draft)),
    answer: (draft: ApprovalAnswerDraft) => work("answered", () => port.answer(draft)),
    withdraw: () => work("withdrawn", () => port.withdraw()),
  };
}

const hasWords = (code: string) => code === "approval-outdated" || code === "reviewer-without-access";
