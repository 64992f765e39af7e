import { useTranslate } from "@mailwright/ui";
import { useMemo } from "react";
import { useDocument, useEditorServices } from "../../base/context/editor-context.js";
import type { SampleRecipient } from "../../ports/templating.js";
import { sampleOfDocument } from "../../workspace/templating/sample-of-document.js";
import { useMergeTags } from "../../workspace/templating/use-merge-tags.js";
import { recipientStrings } from "./recipient-strings.js";

/** The recipients that the preview offers: the host's, or one that is made up from what the email asks for. */
export function useRecipients(): readonly SampleRecipient[] {
  const say = useTranslate(recipientStrings);
  const { templating } = useEditorServices();
  const tags = useMergeTags();
  const document = useDocument((whole) => whole);
  return useMemo(
    () => templating?.recipients ?? [{ name: say("sample"), data: sampleOfDocument(document, tags) }],
    [templating, tags, document, say],
  );
}
