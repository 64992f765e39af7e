import { type ReactNode, useRef } from "react";
import { useRovingFocus } from "../../focus/use-roving-focus.js";
import { classNames } from "../../styles/class-names.js";

export interface ToolbarProps {
  readonly label: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  readonly orientation?: "horizontal" | "vertical" | undefined;
}

/** A row of controls that is one stop of the Tab key; the arrows move inside it. */
export function Toolbar({ label, children, className, orientation = "horizontal" }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const onKeyDown = useRovingFocus(bar, orientation);
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={label}
      aria-orientation={orientation}
      className={classNames("mw-toolbar", className)}
      onKeyDown={onKeyDown}
    >
      {children}
    </div>
  );
}

/** A thin line between groups of a toolbar. */
export function ToolbarSeparator() {
  return <span className="mw-toolbar-separator" aria-hidden="true" />;
}
