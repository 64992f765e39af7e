import { useTranslate } from "@mailwright/ui";
import { useMemo } from "react";
import { useEditorServices } from "../editor-context.js";
import { sampleOfTags } from "../templating/sample-of-tags.js";
import type { SampleRecipient } from "../templating/templating.js";
import { useMergeTags } from "../text/use-merge-tags.js";
import { recipientStrings } from "./recipient-strings.js";

/** For whom the preview can show the email: the host's recipients, or one made of its merge tags. */
export function useRecipients(): readonly SampleRecipient[] {
  const say = useTranslate(recipientStrings);
  const { templating } = useEditorServices();
  const tags = useMergeTags();
  return useMemo(() => templating?.recipients ?? [{ name: say("sample"), data: sampleOfTags(tags) }], [templating, tags, say]);
}
