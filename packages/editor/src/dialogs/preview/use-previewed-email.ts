import { createCompiler } from "@mailwright/compiler";
import { useAsked } from "@mailwright/views/asked";
import { useMemo } from "react";
import { useDocument, useEditorServices } from "../../base/context/editor-context.js";
import type { EditorServices } from "../../base/context/editor-services.js";
import { compileFormat, compilePreview } from "../../base/document/compile-files.js";
import { compilerOf } from "../../base/document/compiler-of.js";
import { completePictures } from "../../base/document/complete-pictures.js";
import type { SampleRecipient } from "../../ports/templating.js";
import { useWorkspace } from "../../workspace/workspace-context.js";
import { isByProgram, type PreviewView } from "./preview-context.js";
import { useRecipients } from "./use-recipients.js";

/** What the preview shows. */
export interface PreviewedEmail {
  readonly email: string;
  /** The recipient for whom the email could not be filled in. Then every block shows. */
  readonly failedFor?: string;
}

/**
 * The email as the preview shows it, compiled after the frame around it is on the screen. Rows that the canvas has drawn are compiled
 * already. For a recipient it is compiled as it is sent, and filled in.
 */
export function usePreviewedEmail({ shown, recipient }: PreviewView): PreviewedEmail | undefined {
  const kind = isByProgram({ shown }) ? "programs" : shown;
  const services = useEditorServices();
  const document = useDocument((current) => current);
  const info = useWorkspace((workspace) => workspace.info);
  const to = useRecipients()[recipient ?? -1];
  const sent = useSentCompiler(services);
  const { value: answer } = useAsked(() => {
    const hasBlockIds = kind === "programs";
    const email = () =>
      kind === "text"
        ? compileFormat(compilerOf(services), document, info, { format: "text" })
        : compilePreview(compilerOf(services), document, info, hasBlockIds);
    if (!to) return Promise.resolve({ kind, email: email() });
    const written = compileFormat(sent, document, info, { format: kind === "text" ? "text" : "html", hasBlockIds });
    return fillFor(to, written, services).then(
      (filled) => ({ kind, email: filled }),
      () => ({ kind, email: email(), failedFor: to.name }),
    );
  }, [services, sent, document, info, kind, to]);
  return answer?.kind === kind ? answer : undefined;
}

/** The email in the template language of the host's sender, or in Liquid if we fill it in ourselves. */
function useSentCompiler({ compiler, registry, ports, templating }: EditorServices) {
  return useMemo(
    () =>
      templating?.logic && !templating.fill ? completePictures(createCompiler(registry), ports.picturesUrl) : compilerOf({ compiler }),
    [compiler, registry, ports, templating],
  );
}

async function fillFor(recipient: SampleRecipient, email: string, { templating }: EditorServices): Promise<string> {
  if (templating?.fill) return templating.fill(email, recipient);
  const { fillLiquid } = await import("../../workspace/templating/fill-liquid.js");
  return fillLiquid(email, recipient);
}
