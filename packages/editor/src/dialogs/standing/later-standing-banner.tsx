import { laterCode, useLaterCode } from "../../base/later/later-code.js";
import { noticeOf } from "../../workspace/standing/standing-news.js";
import { useWorkspace } from "../../workspace/workspace-context.js";

const bannerCode = laterCode(async () => (await import("./standing-banner.js")).StandingBanner);

/** Most people work alone, so what there is to say of others comes when it is needed. */
export function LaterStandingBanner() {
  const hasNotice = useWorkspace((workspace) => noticeOf(workspace) !== null);
  return hasNotice ? <Banner /> : null;
}

function Banner() {
  const code = useLaterCode(bannerCode);
  return code.phase === "ready" ? <code.value /> : null;
}
