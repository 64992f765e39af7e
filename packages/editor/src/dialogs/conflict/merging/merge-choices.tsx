import { type BlockConflict, mergeDecided, type Side } from "@mailwright/collaboration";
import { type BlockId, type EmailDocument, writeDocument } from "@mailwright/document";
import { Button, useStyles, useToasts, useTranslate } from "@mailwright/ui";
import { useState } from "react";
import { useEditorServices } from "../../../base/context/editor-context.js";
import { usePortWords } from "../../../base/words/port-words.js";
import { useTellRefusal } from "../../../base/words/refusal-words.js";
import { useLaterCommands } from "../../../workspace/commands/use-later-commands.js";
import { compareDocuments } from "../../../workspace/versions/compare-documents.js";
import { useWorkspaceActions } from "../../../workspace/workspace-context.js";
import { ConflictChoices } from "./conflict-choices.js";
import css from "./merging.css?inline";
import { mergingStrings } from "./merging-strings.js";

const styles = [css];

export interface MergeChoicesProps {
  /** The document as both began with it. */
  readonly base: EmailDocument;
  readonly theirs: EmailDocument;
  readonly conflicts: readonly BlockConflict[];
}

/** The blocks that both changed, each with the choice whose stands, and the way to save what they become together. */
export function MergeChoices({ base, theirs, conflicts }: MergeChoicesProps) {
  useStyles(styles);
  const say = useTranslate(mergingStrings);
  const { editor, registry } = useEditorServices();
  const commands = useLaterCommands();
  const tell = useTellRefusal();
  const toasts = useToasts();
  const wordsFor = usePortWords();
  const [isMerging, setMerging] = useState(false);
  const { close, save } = useWorkspaceActions();
  const [chosen, setChosen] = useState<ReadonlyMap<BlockId, Side>>(new Map());
  const merged = () => mergeDecided(base, editor.document.get(), theirs, registry, chosen);
  const merge = async () => {
    const outcome = commands.run("take-theirs", { merged: writeDocument(merged()) });
    if (!tell(outcome) || !outcome.done) return;
    setMerging(true);
    const refused = await outcome.value;
    setMerging(false);
    if (refused) return void toasts.show({ kind: "error", message: wordsFor(refused) });
    close();
    await save();
  };
  // Nothing can be chosen where nothing conflicts, so it is worked out once.
  const [coming] = useState(() => (conflicts.length > 0 ? 0 : compareDocuments(editor.document.get(), merged()).blocks.length));
  return (
    <>
      {conflicts.length > 0 ? (
        <ConflictChoices conflicts={conflicts} chosen={chosen} onChosen={setChosen} />
      ) : (
        <p className="mw-merge-lead">{coming > 0 ? say("comesIn", { count: coming }) : say("nothing")}</p>
      )}
      <div className="mw-ways">
        <div className="mw-way">
          <p className="mw-way-hint">{say("mergeHint")}</p>
          <Button variant="primary" isLoading={isMerging} onClick={() => void merge()}>
            {say("merge")}
          </Button>
        </div>
      </div>
    </>
  );
}
