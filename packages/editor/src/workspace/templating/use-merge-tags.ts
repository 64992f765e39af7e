import { useEffect, useState } from "react";
import { useEditorServices } from "../../base/context/editor-context.js";
import type { MergeTag } from "../../ports/merge-tag-port.js";

const none: readonly MergeTag[] = [];

/** The merge tags that the host offers; none until they are there, and none where it offers none. */
export function useMergeTags(): readonly MergeTag[] {
  const { ports } = useEditorServices();
  const [tags, setTags] = useState(none);
  useEffect(() => {
    let isGone = false;
    // A host that cannot list them offers none: writing goes on without.
    ports.mergeTags?.list().then(
      (listed) => isGone || setTags(listed),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [ports]);
  return tags;
}
