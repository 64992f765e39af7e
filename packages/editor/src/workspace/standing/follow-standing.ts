import type { FollowedEvent, FollowingPort } from "../../ports/following-port.js";
import { isBelowEditor } from "../../ports/template-info.js";
import type { OpenedTemplate } from "../open-template.js";
import type { Workspace } from "../workspace-store.js";
import { newsBetween, newsOfApproval, type StandingNews } from "./news-between.js";

interface Followed {
  readonly editor: OpenedTemplate["services"]["editor"];
  readonly following: FollowingPort;
  readonly workspace: OpenedTemplate["workspace"];
}

/**
 * Follows what happens to the open template elsewhere, until the answer is called. A copy that was saved is another template, and followed from the
 * beginning.
 */
export function followStanding({ editor, following, workspace }: Followed, tell: (news: StandingNews) => void): () => void {
  const hear = (event: FollowedEvent) => {
    const { info, standing: before } = workspace.getState();
    // Text that is being typed is committed before the document becomes read-only, so that it is not lost.
    if (event.kind === "ended" || event.standing.info.readOnly) editor.commitText();
    if (event.kind === "ended") return workspace.setState({ endedBy: event.code, info: { ...info, readOnly: true, rights: [] } });
    const { standing } = event;
    workspace.setState({ standing, endedBy: null, info: { ...info, ...standing.info } });
    const news = newsBetween(before, standing);
    if (news) tell(news);
  };
  let controller = new AbortController();
  const start = (known: Pick<Workspace, "standing">) => {
    controller.abort();
    controller = new AbortController();
    workspace.setState({ standing: known.standing, endedBy: null });
    following.follow(hear, controller.signal);
  };
  // If the same template is followed with another client, the last known standing is kept, so that the person is not told the same news twice.
  start(workspace.getState());
  let wasBelowEditor = isBelowEditor(workspace.getState().info);
  const stopWatching = workspace.subscribe((now, before) => {
    const isOther = now.info.id !== before.info.id;
    if (isBelowEditor(now.info)) wasBelowEditor = true;
    else if (wasBelowEditor && (isOther || !now.info.readOnly)) {
      wasBelowEditor = false;
      if (!isOther) tell({ kind: "mayEdit" });
    }
    const news = isOther ? null : newsOfApproval(before.info.approval, now.info.approval);
    // Whoever has the review open sees it there, and what they did themselves they know.
    if (news && now.dialog?.kind !== "approval") tell(news);
    if (isOther) start({ standing: null });
  });
  return () => {
    stopWatching();
    controller.abort();
  };
}
