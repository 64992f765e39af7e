import { useStyles } from "../../context/use-styles.js";
import { useFormats, useTranslate } from "../../context/use-translate.js";
import { Button } from "../../controls/button/button.js";
import { widgetStyles } from "../../styles/widget-styles.js";
import { uiStrings } from "../../translate/ui-strings.js";

export interface ProgressBarProps {
  readonly label: string;
  /** From 0 to 1; undefined while there is no telling. */
  readonly share?: number | undefined;
  readonly onCancel?: (() => void) | undefined;
}

/** Long work, with its figure and a way to stop it. */
export function ProgressBar({ label, share, onCancel }: ProgressBarProps) {
  useStyles(widgetStyles);
  const say = useTranslate(uiStrings);
  const { percent } = useFormats();
  return (
    <div className="mw-progress">
      <div className="mw-progress-head">
        <span className="mw-progress-label">{label}</span>
        {share === undefined ? null : <span className="mw-tabular mw-progress-figure">{percent(share)}</span>}
      </div>
      <div className="mw-progress-line">
        <div
          role="progressbar"
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={share === undefined ? undefined : Math.round(share * 100)}
          className="mw-progress-track"
        >
          <div
            className="mw-progress-bar"
            data-unknown={share === undefined || undefined}
            style={{ inlineSize: `${(share ?? 0.3) * 100}%` }}
          />
        </div>
        {onCancel ? (
          <Button variant="quiet" onClick={onCancel}>
            {say("cancel")}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
