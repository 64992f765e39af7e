import type { HistoryMark } from "@mailwright/editing";
import { createServices, type OpenedTemplate, type OpenOptions } from "./open-template.js";

/** A mark that no history has: work that is marked saved there counts as unsaved. */
const neverSaved: HistoryMark = -1;

/**
 * A new editor with other blocks or entitlements over the same work, including the text that is being typed. Selection, device and zoom
 * stay. The history is lost, because its commands may no longer exist.
 */
export function carryOver(opened: OpenedTemplate, options: OpenOptions): OpenedTemplate {
  const { services, workspace } = opened;
  const { editor } = services;
  const wasUnsaved = editor.hasUnsavedWork();
  const { granted, ownMode } = workspace.getState();
  const { entitlements = granted, mode = ownMode } = options;
  const next = createServices(editor.readUnsaved(), workspace, { ...options, entitlements, mode });
  const { selection, device, zoom, bordersShown, preview, clipboard } = editor.viewState.getState();
  next.editor.viewState.setState({ selection, device, zoom, bordersShown, preview, clipboard });
  if (wasUnsaved) next.editor.document.markSaved(neverSaved);
  return { ...opened, services: next };
}
