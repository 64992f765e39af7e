import type { TemplateSummary } from "@mailwright/contract";
import { IconButton, Menu, useTranslate } from "@mailwright/ui";
import { Ellipsis } from "@mailwright/ui/icons";
import { useRef, useState } from "react";
import type { TemplateAction } from "../../actions/template-action.js";
import { listStrings } from "../list-strings.js";
import { MoveToMenu } from "./move-to-menu.js";
import { useMenuEntries } from "./use-menu-entries.js";

interface TemplateMenuProps {
  readonly template: TemplateSummary;
  readonly actions: readonly TemplateAction[];
  readonly tabIndex: number;
}

/** The button with everything that can be done with a template. */
export function TemplateMenu({ template, actions, tabIndex }: TemplateMenuProps) {
  const t = useTranslate(listStrings);
  const place = useRef<HTMLDivElement>(null);
  const [moveAt, setMoveAt] = useState<{ x: number; y: number } | null>(null);
  const askWhere = () => {
    const box = place.current?.getBoundingClientRect();
    setMoveAt({ x: box?.left ?? 0, y: box?.bottom ?? 0 });
  };
  const { entries, places } = useMenuEntries(template, actions, askWhere);
  const label = t("actions", { name: template.name });
  if (entries.length === 0) return null;
  return (
    <div ref={place}>
      <Menu
        label={label}
        items={entries}
        align="end"
        trigger={(props) => <IconButton {...props} label={label} icon={Ellipsis} tabIndex={tabIndex} />}
      />
      <MoveToMenu places={places} at={moveAt} onClose={() => setMoveAt(null)} />
    </div>
  );
}
