import { stepIndex, useUi } from "@mailwright/ui";
import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";

/** One view of the left sidebar. */
export interface SideTabItem<Tab extends string> {
  readonly value: Tab;
  readonly label: string;
  /** Shown after the words. */
  readonly end?: ReactNode;
}

export interface SideTabsProps<Tab extends string> {
  readonly label: string;
  readonly value: Tab;
  readonly items: readonly SideTabItem<Tab>[];
  readonly onChange: (tab: Tab) => void;
  readonly children: ReactNode;
}

/** The tabs of the left sidebar. Arrows choose at once. They are on the screen before any other control of ours. */
export function SideTabs<Tab extends string>({ label, value, items, onChange, children }: SideTabsProps<Tab>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const { direction } = useUi();
  const onKeyDown = (event: KeyboardEvent) => {
    const index = items.findIndex((item) => item.value === value);
    const to = stepIndex(event, index, items.length, { orientation: "horizontal", direction });
    const next = to === undefined ? undefined : items[to];
    if (to === undefined || !next) return;
    event.preventDefault();
    onChange(next.value);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[to]?.focus();
  };
  return (
    <div className="mw-side-tabs">
      <div ref={list} role="tablist" aria-label={label} className="mw-side-tab-list" onKeyDown={onKeyDown}>
        {items.map((item) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={`${id}-${item.value}`}
            aria-selected={item.value === value}
            aria-controls={item.value === value ? `${id}-panel` : undefined}
            tabIndex={item.value === value ? 0 : -1}
            className="mw-side-tab"
            onClick={() => onChange(item.value)}
          >
            {item.label}
            {item.end}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${value}`} className="mw-side-tab-panel">
        {children}
      </div>
    </div>
  );
}
