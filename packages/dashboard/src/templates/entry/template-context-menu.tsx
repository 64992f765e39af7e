import type { TemplateSummary } from "@mailwright/contract";
import { ContextMenu, useTranslate } from "@mailwright/ui";
import { type MouseEvent, type ReactNode, useState } from "react";
import type { TemplateAction } from "../../actions/template-action.js";
import { useDrag } from "../../drag/drag-context.js";
import { listStrings } from "../list-strings.js";
import { MoveToMenu } from "./move-to-menu.js";
import { useMenuEntries } from "./use-menu-entries.js";

interface Point {
  readonly x: number;
  readonly y: number;
}

/** What a card or a row spreads to be asked for its menu, and the menu while it is open. */
export function useTemplateContextMenu(template: TemplateSummary, actions: readonly TemplateAction[]) {
  const t = useTranslate(listStrings);
  const [at, setAt] = useState<Point | null>(null);
  const [moveAt, setMoveAt] = useState<Point | null>(null);
  const { entries, places } = useMenuEntries(template, actions, () => setMoveAt(at));
  const isDragging = useDrag() !== null;
  const onContextMenu = (event: MouseEvent) => {
    if (entries.length === 0) return;
    event.preventDefault();
    // Android asks for the menu of what a finger is holding already.
    if (isDragging) return;
    setMoveAt(null);
    setAt({ x: event.clientX, y: event.clientY });
  };
  const menu = (
    <>
      <ContextMenu label={t("actions", { name: template.name })} items={entries} at={at} onClose={() => setAt(null)} />
      <MoveToMenu places={places} at={moveAt} onClose={() => setMoveAt(null)} />
    </>
  );
  return { onContextMenu, menu };
}

interface TemplateContextMenuProps {
  readonly template: TemplateSummary;
  readonly actions: readonly TemplateAction[];
  readonly children: ReactNode;
}

/** Opens a template's menu at the pointer, or at the card when the menu key asks for it. */
export function TemplateContextMenu({ template, actions, children }: TemplateContextMenuProps) {
  const { onContextMenu, menu } = useTemplateContextMenu(template, actions);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the same entries are behind the card's own button, and the menu key comes from the link inside
    <div className="mw-card-place" onContextMenu={onContextMenu}>
      {children}
      {menu}
    </div>
  );
}
