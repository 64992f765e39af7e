import { useAsked } from "@mailwright/views/asked";
import { useEditorServices } from "../../base/context/editor-context.js";
import type { MergeTag } from "../../ports/merge-tag-port.js";

const none: readonly MergeTag[] = [];

/**
 * The merge tags that the host offers. Empty until they are there, and if the host has none or cannot list them: people can write without
 * them.
 */
export function useMergeTags(): readonly MergeTag[] {
  const { mergeTags } = useEditorServices().ports;
  return useAsked(() => mergeTags?.list(), [mergeTags]).value ?? none;
}
