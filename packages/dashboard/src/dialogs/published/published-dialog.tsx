import { Button, Icon, useTranslate } from "@mailwright/ui";
import { Dialog } from "@mailwright/ui/dialogs";
import { CircleCheck, Library, Link } from "lucide-react";
import { permittedActions } from "../../actions/permitted-actions.js";
import { useSharingActions } from "../../actions/use-sharing-actions.js";
import { useDialogs } from "../../dialog-requests/dialog-context.js";
import type { DialogFaceProps } from "../../dialog-requests/dialog-face.js";
import { useDashboard } from "../../view/dashboard-context.js";
import { moveView, writeView } from "../../view/dashboard-view.js";
import { editorAddress } from "../../view/editor-address.js";
import { publishedStrings } from "./published-strings.js";

/** Says that the template is published, and what may come next. */
export function PublishedDialog({ request: { template }, onClose }: DialogFaceProps<"published">) {
  const say = useTranslate(publishedStrings);
  const { host, view, session } = useDashboard();
  const { open } = useDialogs();
  const { shareUrl } = useSharingActions();
  const mayConvert = session !== undefined && permittedActions(template, session).some(({ id, heldBy }) => id === "convert" && !heldBy);
  const goTo = (address: string) => {
    onClose();
    host.navigate(address);
  };
  const footer = (
    <>
      <Button onClick={() => goTo(editorAddress(template, view))}>{say("continue")}</Button>
      <Button variant="primary" onClick={() => goTo(writeView(moveView(view, {})))}>
        {say("back")}
      </Button>
    </>
  );
  return (
    <Dialog title={say("title")} size="sm" onClose={onClose} footer={footer}>
      <p className="mw-dialog-lead">
        <Icon icon={CircleCheck} sizePx={20} />
        <span>{say("text", { name: template.name })}</span>
      </p>
      <div className="mw-dialog-links">
        <Button variant="quiet" icon={Link} onClick={() => void shareUrl(template)}>
          {say("shareUrl")}
        </Button>
        {mayConvert && (
          <Button variant="quiet" icon={Library} onClick={() => open({ id: "convert", template })}>
            {say("convert")}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
