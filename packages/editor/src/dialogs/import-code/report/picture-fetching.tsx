import { Button, ProgressBar, useStyles, useTranslate } from "@mailwright/ui";
import { Download } from "@mailwright/ui/icons";
import type { FailedPicture } from "../../../import/fetch-pictures.js";
import css from "./picture-fetching.css?inline";
import { pictureFetchingStrings } from "./picture-fetching-strings.js";
import type { PictureFetching } from "./use-picture-fetching.js";

export interface PictureFetchingPartProps {
  readonly fetching: PictureFetching;
  /** Pictures that are on other servers still. */
  readonly elsewhere: readonly string[];
}

const styles = [css];

/** Offers to store the pictures of other servers in the library, and says what came of it. */
export function PictureFetchingPart({ fetching, elsewhere }: PictureFetchingPartProps) {
  useStyles(styles);
  const say = useTranslate(pictureFetchingStrings);
  const { moved, failed, running } = fetching;
  if (elsewhere.length === 0 && moved.size === 0) return null;
  return (
    <>
      <h3 className="mw-import-heading">{say("heading")}</h3>
      <div role="status">
        {moved.size > 0 ? <p>{say("stored", { count: moved.size })}</p> : null}
        {running || failed.length > 0 || elsewhere.length === 0 ? null : (
          <p className="mw-import-muted">{say("elsewhere", { count: elsewhere.length })}</p>
        )}
        {failed.length > 0 ? <p>{say("failed", { count: failed.length })}</p> : null}
      </div>
      {failed.length > 0 ? <FailedList failed={failed} /> : null}
      <div className="mw-import-fetch">
        {running ? (
          <ProgressBar label={say("running")} share={running.count / Math.max(running.of, 1)} onCancel={fetching.stop} />
        ) : elsewhere.length === 0 ? null : (
          <Button icon={Download} onClick={() => fetching.start(elsewhere)}>
            {say(failed.length > 0 ? "again" : "fetch")}
          </Button>
        )}
      </div>
    </>
  );
}

const failedMax = 5;

function FailedList({ failed }: { readonly failed: readonly FailedPicture[] }) {
  const say = useTranslate(pictureFetchingStrings);
  const rest = failed.length - failedMax;
  return (
    <ul className="mw-import-failed">
      {failed.slice(0, failedMax).map(({ address, refusal }) => (
        <li key={address}>
          <span className="mw-import-address">{address}</span> {say(reasonOf(refusal.code))}
        </li>
      ))}
      {rest > 0 ? <li>{say("more", { count: rest })}</li> : null}
    </ul>
  );
}

const reasons: Readonly<Record<string, "notAPicture" | "tooLarge">> = {
  "unsupported-picture": "notAPicture",
  "broken-picture": "notAPicture",
  "picture-empty": "notAPicture",
  "picture-too-large": "tooLarge",
};

function reasonOf(code: string): "notAPicture" | "tooLarge" | "full" | "notFetched" {
  return reasons[code] ?? (code.startsWith("quota-") ? "full" : "notFetched");
}
