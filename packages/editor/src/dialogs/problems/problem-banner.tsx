import { Button, Icon, IconButton, useTranslate } from "@mailwright/ui";
import { TriangleAlert, X } from "@mailwright/ui/icons";
import { useBannerStyles } from "../../base/styles/use-banner-styles.js";
import { useLaterCommands } from "../../workspace/commands/use-later-commands.js";
import { useWorkspace } from "../../workspace/workspace-context.js";
import { problemStrings } from "./problem-strings.js";

/** Says above the canvas that a part of the template could not be read, and that nothing of it is lost. */
export function ProblemBanner() {
  useBannerStyles();
  const say = useTranslate(problemStrings);
  const editor = useLaterCommands();
  const count = useWorkspace(({ problems, problemsDismissed }) => (problemsDismissed ? 0 : problems.length));
  if (count === 0) return null;
  return (
    <div role="status" className="mw-banner">
      <Icon icon={TriangleAlert} />
      <span className="mw-banner-text">{say("banner", { count })}</span>
      <Button variant="quiet" onClick={() => editor.run("show-problems")}>
        {say("details")}
      </Button>
      <IconButton label={say("dismiss")} icon={X} onClick={() => editor.run("dismiss-problems")} />
    </div>
  );
}
