import type { ReactNode } from "react";
import { useStyles } from "../../context/use-styles.js";
import { useTranslate } from "../../context/use-translate.js";
import { IconButton } from "../../controls/button/icon-button.js";
import { X } from "../../icons/lucide/x.gen.js";
import { uiStrings } from "../../translate/ui-strings.js";
import { bannerStyles } from "./banner-styles.js";

export interface BannerProps {
  /** What it is about, as the name of the region. */
  readonly label: string;
  /** One sentence. */
  readonly children: ReactNode;
  /** What can be done about it, as a button. */
  readonly action?: ReactNode;
  readonly onDismiss: () => void;
}

/** A message across the foot of a screen that stays until it is dismissed. */
export function Banner({ label, children, action, onDismiss }: BannerProps) {
  useStyles(bannerStyles);
  const say = useTranslate(uiStrings);
  return (
    <section className="mw-foot-message" aria-label={label}>
      <div className="mw-foot-message-words">
        <p>{children}</p>
        {action}
      </div>
      <IconButton label={say("dismiss")} icon={X} onClick={onDismiss} />
    </section>
  );
}
