import { Button, useTranslate } from "@mailwright/ui";
import { ShieldCheck } from "@mailwright/ui/icons";
import { useState } from "react";
import { laterCode, useLaterCode } from "../../base/later/later-code.js";
import { useFirstUse } from "../../base/later/use-first-use.js";
import { headerStrings } from "../../base/words/header-strings.js";
import { useEmbedding, useWorkspaceActions } from "../../workspace/workspace-context.js";

const countCode = laterCode(async () => (await import("./checks-count.js")).ChecksCount);

/** Opens the checks and shows how much they find. Their code is fetched when the editor is idle. */
export function ChecksButton() {
  const say = useTranslate(headerStrings);
  const { open } = useWorkspaceActions();
  const { checks } = useEmbedding();
  const [isCounting, setCounting] = useState(false);
  useFirstUse(() => setCounting(true));
  if (!checks) return null;
  return (
    <Button variant="quiet" className="mw-header-quiet" icon={ShieldCheck} aria-haspopup="dialog" onClick={() => open({ kind: "checks" })}>
      {say("checks")}
      {isCounting ? <LaterCount /> : null}
    </Button>
  );
}

function LaterCount() {
  const code = useLaterCode(countCode);
  return code.phase === "ready" ? <code.value /> : null;
}
