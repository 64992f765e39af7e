import { laterCode } from "../../base/later/later-code.js";
import { LaterPart } from "../../workspace/lost-code/later-part.js";
import { noticeOf } from "../../workspace/standing/standing-news.js";
import { useWorkspace } from "../../workspace/workspace-context.js";

export const standingBannerCode = laterCode(async () => (await import("./standing-banner.js")).StandingBanner);

/**
 * Most people work alone, so what there is to say of others comes when it is needed. The place for it is there from the beginning: screen readers read
 * what comes into a status, and often not a status that comes with its words.
 */
export function LaterStandingBanner() {
  const hasNotice = useWorkspace((workspace) => noticeOf(workspace) !== null);
  return <div role="status">{hasNotice ? <LaterPart code={standingBannerCode} /> : null}</div>;
}
