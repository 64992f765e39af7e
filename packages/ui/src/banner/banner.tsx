import { X } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../button/icon-button.js";
import { useStyles } from "../root/use-styles.js";
import { uiStrings } from "../strings.js";
import { useTranslate } from "../translate/use-translate.js";
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
      <p>{children}</p>
      {action}
      <IconButton label={say("dismiss")} icon={X} onClick={onDismiss} />
    </section>
  );
}
