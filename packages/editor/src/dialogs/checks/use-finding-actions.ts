import { applyFix, type Finding, ignoreFinding } from "@mailwright/checks";
import { findBlock, isLocked, type LockKind } from "@mailwright/document";
import { useAnnounce, useTranslate } from "@mailwright/ui";
import { useEditorServices, useViewState } from "../../base/context/editor-context.js";
import { useWorkspaceActions } from "../../workspace/workspace-context.js";
import { checksStrings, ruleStrings } from "./checks-strings.js";

/** What can be done about a finding. */
export interface FindingActions {
  readonly isReadOnly: boolean;
  mayFix(finding: Finding): boolean;
  goTo(blockId: string): void;
  fix(finding: Finding): void;
  /** With a reason the finding no longer counts. Without one it counts again. */
  ignore(finding: Finding, reason: string | undefined): void;
}

/** Fixing and ignoring are one undo step each. */
export function useFindingActions(): FindingActions {
  const { editor, registry, compiler } = useEditorServices();
  const isReadOnly = useViewState((session) => session.readOnly);
  const { close } = useWorkspaceActions();
  const announce = useAnnounce();
  const say = useTranslate(checksStrings);
  const nameOf = useTranslate(ruleStrings);
  return {
    isReadOnly,
    mayFix({ fix, blockId }) {
      if (!fix || isReadOnly || blockId === undefined) return false;
      const block = findBlock(editor.document.get().root, blockId);
      return block !== undefined && !isLocked(block, lockOf(fix.kind));
    },
    goTo(blockId) {
      close();
      editor.run("select", { step: "none" });
      editor.run("select", { blockIds: [blockId] });
    },
    fix(finding) {
      editor.commitText();
      const document = editor.document.get();
      const block = findBlock(document.root, finding.blockId ?? "");
      const fixed = applyFix(document, finding, { registry, compiler });
      if (!block || fixed === document) return;
      editor.document.commit({ key: "setExtras", blockType: block.type }, fixed);
      announce(say("fixed", { rule: nameOf(finding.rule) }));
    },
    ignore(finding, reason) {
      editor.commitText();
      const document = editor.document.get();
      const block = findBlock(document.root, finding.blockId ?? "") ?? document.root;
      editor.document.commit({ key: "setExtras", blockType: block.type }, ignoreFinding(document, finding, reason));
    },
  };
}

function lockOf(fixKind: string): LockKind {
  return fixKind === "raise-contrast" ? "style" : "content";
}
