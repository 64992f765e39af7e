import { Button, useTranslate } from "@mailwright/ui";
import { Dialog } from "@mailwright/ui/dialogs";
import { useDialogStyles } from "../../base/styles/use-dialog-styles.js";
import { useWorkspace, useWorkspaceActions } from "../../workspace/workspace-context.js";
import { problemStrings } from "./problem-strings.js";

const listedMax = 50;

/** What could not be read when the template was opened, one line each. */
export function ProblemsDialog() {
  useDialogStyles();
  const say = useTranslate(problemStrings);
  const { close } = useWorkspaceActions();
  const problems = useWorkspace((workspace) => workspace.problems);
  const rest = problems.length - listedMax;
  return (
    <Dialog title={say("title")} onClose={close} footer={<Button onClick={close}>{say("close")}</Button>}>
      <ul className="mw-problems">
        {problems.slice(0, listedMax).map(({ code, path, detail = "" }) => (
          <li key={`${code} ${path} ${detail}`}>{say(code, { path, detail })}</li>
        ))}
        {rest > 0 ? <li>{say("more", { count: rest })}</li> : null}
      </ul>
    </Dialog>
  );
}
