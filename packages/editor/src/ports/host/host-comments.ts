import type { EditorPorts } from "../editor-ports.js";
import type { HostCommentProviders } from "./host-comment-providers.js";
import type { HostUser } from "./host-notes.js";

/** The comment port over a page's own functions, whose code is fetched when comments are asked for. */
export function hostComments({ comments }: HostCommentProviders, user: HostUser | undefined): Pick<EditorPorts, "comments"> {
  return comments ? { comments: async () => (await import("./host-comment-port.js")).hostCommentPort(comments, user) } : {};
}
