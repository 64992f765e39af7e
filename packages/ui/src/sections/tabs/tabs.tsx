import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { useUi } from "../../context/ui-context.js";
import { useStyles } from "../../context/use-styles.js";
import { stepIndex } from "../../focus/step-focus.js";
import { Icon, type IconSource } from "../../icons/icon.js";
import { Badge } from "../../messages/states/badge.js";
import { widgetStyles } from "../../styles/widget-styles.js";

export interface TabItem<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: IconSource | undefined;
  /** A number beside the words. */
  readonly count?: number | undefined;
  readonly isDisabled?: boolean | undefined;
}

export interface TabsProps<Value extends string> {
  /** The name of the set of tabs. */
  readonly label: string;
  readonly value: NoInfer<Value>;
  readonly items: readonly TabItem<Value>[];
  readonly onChange: (value: Value) => void;
  /** The content of the chosen tab. */
  readonly children: ReactNode;
}

/** Views that take each other's place. The arrows choose at once; Tab goes on into the content. */
export function Tabs<Value extends string>({ label, value, items, onChange, children }: TabsProps<Value>) {
  useStyles(widgetStyles);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const { direction } = useUi();
  const reachable = items.filter((item) => !item.isDisabled);

  const onKeyDown = (event: KeyboardEvent) => {
    const index = reachable.findIndex((item) => item.value === value);
    const next = reachable[stepIndex(event, index, reachable.length, { orientation: "horizontal", direction }) ?? -1];
    if (!next) return;
    event.preventDefault();
    onChange(next.value);
    list.current?.querySelector<HTMLElement>(`[data-value="${CSS.escape(next.value)}"]`)?.focus();
  };
  return (
    <div className="mw-tabs">
      <div ref={list} role="tablist" aria-label={label} className="mw-tab-list" onKeyDown={onKeyDown}>
        {items.map((item) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={`${id}-${item.value}`}
            aria-selected={item.value === value}
            aria-controls={item.value === value ? `${id}-panel` : undefined}
            tabIndex={item.value === value ? 0 : -1}
            disabled={item.isDisabled}
            data-value={item.value}
            className="mw-tab"
            onClick={() => onChange(item.value)}
          >
            {item.icon ? <Icon icon={item.icon} /> : null}
            {item.label}
            {item.count === undefined ? null : <Badge>{item.count}</Badge>}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${value}`} className="mw-tab-panel">
        {children}
      </div>
    </div>
  );
}
