import type { Side } from "@mailwright/collaboration";
import type { BlockId } from "@mailwright/document";
import { Button, useToasts, useTranslate } from "@mailwright/ui";
import { Dialog } from "@mailwright/ui/dialogs";
import { useState } from "react";
import { useEditorServices } from "../../../base/context/editor-context.js";
import { useDialogStyles } from "../../../base/styles/use-dialog-styles.js";
import { usePortWords } from "../../../base/words/port-words.js";
import { useTellRefusal } from "../../../base/words/refusal-words.js";
import { useLaterCommands } from "../../../workspace/commands/use-later-commands.js";
import { openConflicts, standingSide } from "../../../workspace/together/contest-sides.js";
import { useWorkspace, useWorkspaceActions } from "../../../workspace/workspace-context.js";
import { ConflictChoices } from "../merging/conflict-choices.js";
import { contestedStrings } from "./contested-strings.js";

/** What both sides changed while there was no connection, side by side. What stands is chosen; closing it decides nothing. */
export function ContestedDialog() {
  useDialogStyles();
  const say = useTranslate(contestedStrings);
  const { close } = useWorkspaceActions();
  const { chosen, conflicts, setChosen, isApplying, apply } = useContest();
  const footer =
    conflicts.length > 0 ? (
      <>
        <Button onClick={close}>{say("later")}</Button>
        <Button variant="primary" isLoading={isApplying} onClick={() => void apply()}>
          {say("apply")}
        </Button>
      </>
    ) : (
      <Button onClick={close}>{say("close")}</Button>
    );
  return (
    <Dialog title={say("title")} size={conflicts.length > 0 ? "lg" : "md"} isDismissable={false} onClose={close} footer={footer}>
      <p>{say(conflicts.length > 0 ? "text" : "none")}</p>
      {conflicts.length > 0 ? <ConflictChoices conflicts={conflicts} chosen={chosen} onChosen={setChosen} /> : null}
    </Dialog>
  );
}

/** What is still to be decided, as it was when the dialog opened, and what is chosen. */
function useContest() {
  const say = useTranslate(contestedStrings);
  const { editor } = useEditorServices();
  const commands = useLaterCommands();
  const tell = useTellRefusal();
  const toasts = useToasts();
  const wordsFor = usePortWords();
  const { close } = useWorkspaceActions();
  const contest = useWorkspace(({ together }) => together)?.contest();
  const [conflicts] = useState(() => (contest ? openConflicts(contest, editor.document.get()) : []));
  const [chosen, setChosen] = useState<ReadonlyMap<BlockId, Side>>(() => new Map(conflicts.map((each) => [each.id, standingSide(each)])));
  const [isApplying, setApplying] = useState(false);
  const apply = async () => {
    const others = conflicts.filter((each) => chosen.get(each.id) !== standingSide(each)).map(({ id }) => id);
    const outcome = commands.run("take-contested", { blockIds: others });
    if (!tell(outcome) || !outcome.done) return;
    setApplying(true);
    const answer = await outcome.value;
    setApplying(false);
    if (typeof answer !== "number") return void toasts.show({ kind: "error", message: wordsFor(answer) });
    const taken = others.length - answer;
    if (taken > 0) toasts.show({ kind: "success", message: say("taken", { count: taken }) });
    if (answer > 0) toasts.show({ kind: "info", message: say("leftOut", { count: answer }), isSticky: true });
    close();
  };
  return { conflicts, chosen, setChosen, isApplying, apply };
}
