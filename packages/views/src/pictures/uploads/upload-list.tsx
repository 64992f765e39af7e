import { Button, Icon, IconButton, ProgressBar, useStyles, useTranslate } from "@mailwright/ui";
import { CircleAlert, RotateCw, X } from "@mailwright/ui/icons";
import css from "./upload-list.css?inline";
import type { UploadEntry } from "./upload-queue.js";
import { uploadStrings } from "./upload-strings.js";
import { useUploadFaults } from "./use-upload-faults.js";
import type { Uploads } from "./use-uploads.js";

const styles = [css];

/** The files that did not arrive, and below them those that are on their way: the list is low, and what needs somebody must be in view. */
export function UploadList({ uploads }: { readonly uploads: Uploads }) {
  useStyles(styles);
  const say = useTranslate(uploadStrings);
  if (uploads.entries.length === 0) return null;
  const hasFailed = ({ state }: UploadEntry) => state.phase === "failed";
  const entries = [...uploads.entries.filter(hasFailed), ...uploads.entries.filter((entry) => !hasFailed(entry))];
  return (
    <ul className="mw-uploads" aria-label={say("uploads")}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <Upload entry={entry} uploads={uploads} />
        </li>
      ))}
    </ul>
  );
}

function Upload({ entry: { id, file, state }, uploads }: { readonly entry: UploadEntry; readonly uploads: Uploads }) {
  const say = useTranslate(uploadStrings);
  const sayFault = useUploadFaults();
  const { name } = file;
  const drop = () => uploads.drop(id);
  if (state.phase === "failed") {
    return (
      <div className="mw-upload-fault">
        <Icon icon={CircleAlert} />
        <span role="alert">{sayFault(name, state.code)}</span>
        {mayHelp(state.code) ? (
          <Button icon={RotateCw} aria-label={say("retryOf", { name })} onClick={() => uploads.retry(id)}>
            {say("retry")}
          </Button>
        ) : null}
        <IconButton icon={X} label={say("dismissOf", { name })} onClick={drop} />
      </div>
    );
  }
  const share = state.phase === "sending" ? state.part : undefined;
  return <ProgressBar label={say(state.phase, { name })} share={share} onCancel={drop} />;
}

/** The file itself is wrong: the same again fails again. */
const hopeless = ["picture-empty", "picture-type", "picture-too-large"];

function mayHelp(code: string): boolean {
  return !hopeless.includes(code);
}
