import { type Client, listCustomFields } from "@mailwright/client";
import type { EmailEditorMergeTag } from "@mailwright/elements/editor";
import { useTranslate } from "@mailwright/ui";
import { useEffect, useState } from "react";
import { mergeTagsOf } from "./merge-tags.js";
import { siteStrings } from "./strings.js";

/** The merge tags of the standalone product. Undefined until it is known which fields the contacts have; without them where that cannot be asked. */
export function useMergeTags(client: Client): readonly EmailEditorMergeTag[] | undefined {
  const t = useTranslate(siteStrings);
  const [tags, setTags] = useState<readonly EmailEditorMergeTag[]>();
  useEffect(() => {
    const controller = new AbortController();
    const load = async () => {
      const fields = await listCustomFields(client, controller.signal).catch(() => []);
      if (!controller.signal.aborted) setTags(mergeTagsOf(fields, t));
    };
    void load();
    return () => controller.abort();
  }, [client, t]);
  return tags;
}
