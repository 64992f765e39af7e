import { Button, Icon, type IconSource, useTranslate } from "@mailwright/ui";
import { Eye, Lock, Trash2, TriangleAlert, Users } from "@mailwright/ui/icons";
import { type ReactNode, useState } from "react";
import { useEditor, useEditorServices, useHasUnsavedWork } from "../../base/context/editor-context.js";
import { toolIcons } from "../../base/controls/tool-icons.js";
import { useBannerStyles } from "../../base/styles/use-banner-styles.js";
import { useToldRefusal } from "../../base/words/use-told-refusal.js";
import { isRefusal } from "../../ports/port-refusal.js";
import { hasRight } from "../../ports/template-info.js";
import { noticeOf, type StandingNotice } from "../../workspace/standing/standing-news.js";
import { standingStrings } from "../../workspace/standing/standing-strings.js";
import { useWorkspace, useWorkspaceActions } from "../../workspace/workspace-context.js";

const icons = {
  ended: TriangleAlert,
  "signed-out": TriangleAlert,
  deleted: Trash2,
  unlocked: Lock,
  view: Eye,
  comment: toolIcons.comment,
  held: Users,
  newer: Users,
} satisfies Record<StandingNotice["kind"], IconSource>;

/** Says above the canvas what others did with this email, and offers what keeps one's work. */
export function StandingBanner() {
  useBannerStyles();
  const say = useTranslate(standingStrings);
  const standing = useWorkspace((workspace) => workspace.standing);
  const endedBy = useWorkspace((workspace) => workspace.endedBy);
  const etag = useWorkspace((workspace) => workspace.etag);
  const info = useWorkspace((workspace) => workspace.info);
  const hasKept = useHasUnsavedWork();
  const notice = noticeOf({ standing, endedBy, etag, info });
  if (!notice) return null;
  const isRole = notice.kind === "view" || notice.kind === "comment";
  const words = say(notice.kind, { name: "name" in notice ? notice.name : "" });
  return (
    <div className="mw-banner" data-standing={notice.kind}>
      <Icon icon={icons[notice.kind]} />
      <span className="mw-banner-text">{isRole && hasKept ? `${words} ${say("kept")}` : words}</span>
      {notice.kind === "comment" ? <CommentsWay /> : null}
      {isRole && !hasKept ? null : <Ways notice={notice} />}
    </div>
  );
}

function CommentsWay(): ReactNode {
  const say = useTranslate(standingStrings);
  const editor = useEditor();
  const { comments } = useEditorServices().ports;
  const isOpen = useWorkspace(({ commenting }) => commenting === true);
  return comments && !isOpen ? <Button onClick={() => editor.run("show-comments")}>{say("comments")}</Button> : null;
}

function Ways({ notice: { kind } }: { readonly notice: StandingNotice }): ReactNode {
  const say = useTranslate(standingStrings);
  const { open, saveCopy } = useWorkspaceActions();
  const { store, following, sharing } = useEditorServices().ports;
  const info = useWorkspace((workspace) => workspace.info);
  const { isBusy, run } = useBusy();
  if (kind === "newer") return null;
  const isOver = kind === "ended" || kind === "signed-out";
  const unlock = kind === "held" && sharing && hasRight(info, "unlock") ? sharing.unlock : undefined;
  const signInAgain = kind === "signed-out" ? following?.signInAgain : undefined;
  const reopen = kind === "unlocked" ? following?.reopen : undefined;
  return (
    <>
      {unlock ? (
        <Button isLoading={isBusy} onClick={() => run(unlock)}>
          {say("unlock")}
        </Button>
      ) : null}
      {signInAgain ? (
        <Button isLoading={isBusy} onClick={() => run(signInAgain)}>
          {say("signInAgain")}
        </Button>
      ) : null}
      {reopen ? (
        <Button isLoading={isBusy} onClick={() => run(reopen)}>
          {say("reopen")}
        </Button>
      ) : null}
      {store.saveCopy && !isOver ? (
        <Button variant="quiet" onClick={() => void saveCopy()}>
          {say("saveCopy")}
        </Button>
      ) : null}
      <Button variant="quiet" onClick={() => open({ kind: "view-code" })}>
        {say("viewCode")}
      </Button>
    </>
  );
}

/** Runs what a port offers, and says why where it refuses. */
function useBusy() {
  const [isBusy, setBusy] = useState(false);
  const tellRefusal = useToldRefusal();
  const run = async (work: () => Promise<unknown>) => {
    setBusy(true);
    const answer = await work();
    setBusy(false);
    if (isRefusal(answer)) tellRefusal(answer);
  };
  return { isBusy, run: (work: () => Promise<unknown>) => void run(work) };
}
