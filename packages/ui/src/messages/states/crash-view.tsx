import { useStyles } from "../../context/use-styles.js";
import { useTranslate } from "../../context/use-translate.js";
import { crashStrings } from "./crash-strings.js";
import crashCss from "./crash-view.css?inline";
import { ErrorState } from "./state-view.js";

const styles = [crashCss];

/** What stands in the place of an element that a fault of our own has ended, with a way to begin again. */
export function CrashView({ onRetry }: { readonly onRetry: () => void }) {
  useStyles(styles);
  const say = useTranslate(crashStrings);
  return (
    <main className="mw-crash" aria-label={say("title")}>
      <ErrorState title={say("title")} onRetry={onRetry}>
        {say("text")}
      </ErrorState>
    </main>
  );
}
