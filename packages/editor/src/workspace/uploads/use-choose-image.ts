import { useWorkspaceActions } from "../workspace-context.js";
import type { ImagePlace } from "../workspace-store.js";

/**
 * Opens the image dialog, or the editor for an image, for a field of a panel. The field itself writes what is chosen, by the same command as what is typed into it: it may
 * stand in a list, in a part for phones or in a setting, which the command `choose-image` cannot name.
 */
export function useChooseImage(): (field: Exclude<ImagePlace, { readonly prop: string }>, kind?: "images" | "edit-image") => void {
  const { open } = useWorkspaceActions();
  return (place, kind = "images") => open({ kind, place });
}
