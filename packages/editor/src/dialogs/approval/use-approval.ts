import { useLatest } from "@mailwright/ui";
import type { ApprovalPort } from "@mailwright/views/connected-approval";
import { useMemo, useState } from "react";
import { useEditorServices } from "../../base/context/editor-context.js";
import type { TemplateApproval } from "../../ports/approval-port.js";
import { useWorkspaceActions, useWorkspaceStore } from "../../workspace/workspace-context.js";

type Answer = ReturnType<ApprovalPort["read"]>;

const notSaved = { kind: "refused", code: "not-saved", message: "what was not saved could not be saved" } as const;

/** The approval of the open template, and who looks, once that is known. What is asked about is what the person sees: it is saved first. */
export function useApproval() {
  const { editor, ports } = useEditorServices();
  const workspace = useWorkspaceStore();
  const { save, takeInfo } = useWorkspaceActions();
  const [reader, setReader] = useState<TemplateApproval>();
  const take = useLatest((answer: Awaited<Answer>) => {
    const { info, etag } = workspace.getState();
    if (!("kind" in answer)) takeInfo({ ...info, approval: answer.summary }, etag);
    return answer;
  });
  const port = useMemo((): ApprovalPort => {
    const open = async () => {
      const approval = await ports.approval?.();
      if (!approval) throw new Error("nobody is asked here");
      setReader(approval);
      return approval;
    };
    const done = async (call: (approval: TemplateApproval) => Answer) => take.current(await call(await open()));
    return {
      read: async (signal) => (await open()).read(signal),
      listReviewers: async () => (await open()).listReviewers(),
      ask: async (draft) => (editor.hasUnsavedWork() && !(await save()) ? notSaved : done((approval) => approval.ask(draft))),
      answer: (draft) => done((approval) => approval.answer(draft)),
      withdraw: () => done((approval) => approval.withdraw()),
    };
  }, [editor, ports, save, take]);
  return { port, reader };
}
