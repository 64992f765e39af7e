import { type ReactNode, useId, useState } from "react";
import { useStyles } from "../../context/use-styles.js";
import { Icon } from "../../icons/icon.js";
import { ChevronRight } from "../../icons/lucide/chevron-right.gen.js";
import { widgetStyles } from "../../styles/widget-styles.js";

export interface CollapsibleProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Open or closed from outside; left out, the section keeps it itself. */
  readonly isOpen?: boolean | undefined;
  readonly isOpenAtFirst?: boolean | undefined;
  readonly onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** Controls at the end of the title line. */
  readonly actions?: ReactNode;
  readonly headingLevel?: 2 | 3 | 4 | undefined;
}

/** A titled section that folds away. */
export function Collapsible({ title, children, isOpen, isOpenAtFirst = true, onOpenChange, actions, headingLevel = 3 }: CollapsibleProps) {
  useStyles(widgetStyles);
  const id = useId();
  const [isOwnOpen, setOwnOpen] = useState(isOpenAtFirst);
  const isShown = isOpen ?? isOwnOpen;
  const Heading = `h${headingLevel}` as const;
  const toggle = () => {
    setOwnOpen(!isShown);
    onOpenChange?.(!isShown);
  };
  return (
    <section className="mw-collapsible">
      <div className="mw-collapsible-head">
        <Heading className="mw-collapsible-title">
          <button type="button" className="mw-collapsible-button" aria-expanded={isShown} aria-controls={`${id}-body`} onClick={toggle}>
            <Icon icon={ChevronRight} sizePx={14} />
            {title}
          </button>
        </Heading>
        {actions}
      </div>
      <div id={`${id}-body`} className="mw-collapsible-body" hidden={!isShown}>
        {children}
      </div>
    </section>
  );
}
