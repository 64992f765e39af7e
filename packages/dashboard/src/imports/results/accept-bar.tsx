import { Button, ProgressBar, Toolbar, useTranslate } from "@mailwright/ui";
import { Check } from "@mailwright/ui/icons";
import { CategoryMenu } from "./category-menu.js";
import { resultStrings } from "./result-strings.js";
import type { Accepting } from "./use-accepting.js";

interface AcceptBarProps {
  readonly chosen: readonly string[];
  /** Ids of the categories that the templates go into. */
  readonly categories: readonly string[];
  readonly onCategories: (categories: readonly string[]) => void;
  readonly accepting: Accepting;
  readonly onClear: () => void;
}

/** How many emails are chosen, and what makes templates of them. */
export function AcceptBar({ chosen, categories, onCategories, accepting: { progress, run, stop }, onClear }: AcceptBarProps) {
  const say = useTranslate(resultStrings);
  if (progress) {
    return (
      <div className="mw-bulk-bar mw-accept-progress">
        <ProgressBar label={say("accepting", { ...progress })} share={progress.done / progress.total} onCancel={stop} />
      </div>
    );
  }
  const count = chosen.length;
  return (
    <Toolbar label={say("bar")} className="mw-bulk-bar">
      <span className="mw-bulk-selected" role="status">
        {say("selected", { count })}
      </span>
      <Button variant="quiet" onClick={onClear}>
        {say("clear")}
      </Button>
      <CategoryMenu chosen={categories} onChoose={onCategories} />
      <Button variant="primary" icon={Check} onClick={() => void run(chosen)}>
        {say("accept", { count })}
      </Button>
    </Toolbar>
  );
}
