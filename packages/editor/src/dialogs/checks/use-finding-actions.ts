import type { Finding } from "@mailwright/checks";
import type { Outcome, Refusal } from "@mailwright/editing";
import { useAnnounce, useTranslate } from "@mailwright/ui";
import { useViewState } from "../../base/context/editor-context.js";
import { useTellRefusal } from "../../base/words/refusal-words.js";
import { useLaterCommands } from "../../workspace/commands/use-later-commands.js";
import { useWorkspaceActions } from "../../workspace/workspace-context.js";
import { checksStrings } from "./checks-strings.js";
import { ruleStrings } from "./finding-strings.js";

/** What can be done about a finding. */
export interface FindingActions {
  readonly isReadOnly: boolean;
  mayFix(finding: Finding): boolean;
  goTo(blockId: string): void;
  /** Shows what a mail program makes of it, in the preview. */
  showIn(program: string, blockId: string | undefined): void;
  fix(finding: Finding): void;
  /** With a reason the finding no longer counts. Without one it counts again. */
  ignore(finding: Finding, reason: string | undefined): void;
}

/** Fixing and ignoring are one undo step each. */
export function useFindingActions(): FindingActions {
  const editor = useLaterCommands();
  const tell = useTellRefusal();
  const isReadOnly = useViewState((viewState) => viewState.readOnly);
  const { close } = useWorkspaceActions();
  const announce = useAnnounce();
  const say = useTranslate(checksStrings);
  const nameOf = useTranslate(ruleStrings);
  const fix = async (finding: Finding) => {
    const args = fixOf(finding);
    if (!args) return;
    if (await wait(editor.run("fix-finding", args))) announce(say("fixed", { rule: nameOf(finding.rule) }));
  };
  const wait = async (outcome: Outcome<Promise<Refusal | undefined>>) => {
    const refusal = outcome.done ? await outcome.value : outcome;
    return refusal === undefined || tell(refusal);
  };
  return {
    isReadOnly,
    mayFix(finding) {
      const args = fixOf(finding);
      return args !== undefined && editor.can("fix-finding", args).done;
    },
    goTo(blockId) {
      close();
      editor.run("select", { step: "none" });
      editor.run("select", { blockIds: [blockId] });
    },
    showIn(program, blockId) {
      close();
      editor.run("select", { step: "none" });
      if (blockId !== undefined) editor.run("select", { blockIds: [blockId] });
      editor.run("show-in-program", { program, ...(blockId !== undefined && { blockId }) });
    },
    fix: (finding) => void fix(finding),
    ignore: ({ rule, subject, blockId }, reason) =>
      void wait(editor.run("ignore-finding", { rule, subject, ...(blockId && { blockId }), ...(reason && { reason }) })),
  };
}

function fixOf({ blockId, fix }: Finding) {
  return blockId !== undefined && fix ? { blockId, fix } : undefined;
}
