import { Button, useStyles, useTranslate } from "@mailwright/ui";
import { Dialog } from "@mailwright/ui/dialogs";
import { useState } from "react";
import { useEditorServices } from "../../base/context/editor-context.js";
import { useDialogStyles } from "../../base/styles/use-dialog-styles.js";
import { everyCommandName } from "../../workspace/commands/later-command-words.js";
import { useCommandName } from "../../workspace/commands/use-command.js";
import { useLaterCommands } from "../../workspace/commands/use-later-commands.js";
import { useDialogRequest, useWorkspaceActions } from "../../workspace/workspace-context.js";
import { type ComparedVersion, VersionComparison } from "./version-comparison.js";
import { VersionList } from "./version-list.js";
import css from "./versions.css?inline";
import { versionsStrings } from "./versions-strings.js";

const styles = [css];

/** The stored versions. One can be restored as a whole or block by block, and named. */
export function VersionsDialog() {
  useDialogStyles();
  useStyles(styles);
  const say = useTranslate(versionsStrings);
  const { close } = useWorkspaceActions();
  const { activity } = useEditorServices().ports;
  const request = useDialogRequest("versions");
  const [compared, setCompared] = useState<ComparedVersion | undefined>(request?.since === undefined ? undefined : { date: request.since });
  return (
    <Dialog
      title={say("title")}
      size={compared ? "full" : "md"}
      onClose={close}
      footer={activity && !compared ? <ActivityWay /> : undefined}
    >
      {compared ? (
        <VersionComparison version={compared} onBack={() => setCompared(undefined)} />
      ) : (
        <VersionList isNaming={request?.naming} onCompare={setCompared} />
      )}
    </Dialog>
  );
}

/** Beside what was stored: what else people did with the template. */
function ActivityWay() {
  const editor = useLaterCommands();
  const name = useCommandName(everyCommandName);
  return <Button onClick={() => editor.run("show-activity")}>{name("show-activity")}</Button>;
}
