import { type BlockId, type EmailDocument, findBlock } from "@mailwright/document";
import { useLatest, useToasts, useTranslate } from "@mailwright/ui";
import { useEffect } from "react";
import { useEditorServices } from "../../base/context/editor-context.js";
import { useTellRefusal } from "../../base/words/refusal-words.js";
import type { Company } from "../../ports/collaboration-port.js";
import { afterRun, runSoon } from "../../workspace/commands/run-soon.js";
import { restoreRemoved } from "../../workspace/together/restore-removed.js";
import { companyStrings } from "./company-strings.js";

/** Somebody still has in mind what they wrote this long ago. */
const inMindMs = 30_000;

/** Says what others did to what this person is at, and offers to take it back: a block that went. */
export function useCompanyNews(company: Company): void {
  const say = useTranslate(companyStrings);
  const toasts = useToasts();
  const { editor, ports } = useEditorServices();
  const tellRefusal = useTellRefusal();
  const latest = useLatest({ say, toasts, tellRefusal });
  useEffect(() => {
    let written: { readonly blockId: BlockId; readonly atMs: number } | undefined;
    const stops = [
      editor.on("typing", ({ blockId }) => {
        written = { blockId, atMs: ports.clock.now() };
      }),
      editor.document.subscribe(({ kind, before, after }) => {
        if (kind !== "remote" || !written || ports.clock.now() - written.atMs > inMindMs) return;
        const { blockId } = written;
        if (findBlock(before.root, blockId) && !findBlock(after.root, blockId)) {
          written = undefined;
          offerBack(before, blockId);
        }
      }),
    ];
    const offerBack = (before: EmailDocument, blockId: BlockId) => {
      const { say, toasts } = latest.current;
      const onSelect = () => restoreRemoved(editor, before, blockId);
      toasts.show({ kind: "info", message: say("removed"), isSticky: true, action: { label: say("restore"), onSelect } });
    };
    return () => {
      for (const stop of stops) stop();
    };
  }, [editor, ports, latest]);
  useEffect(() => {
    const tell = () => {
      const [first, ...others] = company.takeContested();
      if (first === undefined) return;
      const { say, toasts } = latest.current;
      const conflicts = company.contest()?.conflicts.length;
      // Once the notice is gone and the focus is back where it was, as that is where it goes when the dialog closes.
      const compare = () => void setTimeout(() => afterRun(runSoon(editor, "show-contested"), latest.current.tellRefusal));
      const show = () => void editor.run("select", { blockIds: [first] });
      toasts.show({
        kind: "info",
        message: say("contested", { count: conflicts ?? others.length + 1 }),
        isSticky: true,
        action: conflicts ? { label: say("compare"), onSelect: compare } : { label: say("show"), onSelect: show },
      });
    };
    tell();
    return company.subscribe(tell);
  }, [company, editor, latest]);
}
