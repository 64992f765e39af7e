import { useState } from "react";
import { toolIcons } from "../../base/controls/tool-icons.js";
import { laterCode } from "../../base/later/later-code.js";
import { useFirstUse } from "../../base/later/use-first-use.js";
import { CommandButton } from "../../workspace/commands/command-button.js";
import { LaterPart } from "../../workspace/lost-code/later-part.js";
import { useEmbedding } from "../../workspace/workspace-context.js";

export const countCode = laterCode(async () => (await import("./checks-count.js")).ChecksCount);

/** Opens the checks and shows how much they find. Their code is fetched when the editor is idle. */
export function ChecksButton() {
  const { checks } = useEmbedding();
  const [isCounting, setCounting] = useState(false);
  useFirstUse(() => setCounting(true));
  if (!checks) return null;
  return (
    <CommandButton className="mw-header-quiet mw-checks" command="show-checks" icon={toolIcons.checks} aria-haspopup="dialog">
      {isCounting ? <LaterPart code={countCode} /> : null}
    </CommandButton>
  );
}
