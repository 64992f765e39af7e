import { PublishedDialog } from "@mailwright/views/dialogs";
import { permittedActions } from "../../actions/permitted-actions.js";
import { useSharingActions } from "../../actions/use-sharing-actions.js";
import { useDialogs } from "../../dialog-requests/dialog-context.js";
import type { DialogFaceProps } from "../../dialog-requests/dialog-face.js";
import { useDashboard } from "../../view/dashboard-context.js";
import { moveView, writeView } from "../../view/dashboard-view.js";
import { editorAddress } from "../../view/editor-address.js";

/** The template is published: on to the editor, back to the list, or to whom it may concern. */
export function TemplatePublished({ request: { template }, onClose }: DialogFaceProps<"published">) {
  const { host, view, session } = useDashboard();
  const { open } = useDialogs();
  const { shareUrl } = useSharingActions();
  const mayConvert = session !== undefined && permittedActions(template, session).some(({ id, heldBy }) => id === "convert" && !heldBy);
  const goTo = (address: string) => {
    onClose();
    host.navigate(address);
  };
  return (
    <PublishedDialog
      name={template.name}
      onContinue={() => goTo(editorAddress(template, view))}
      onBack={() => goTo(writeView(moveView(view, {})))}
      onClose={onClose}
      onShare={() => void shareUrl(template)}
      conversion={mayConvert ? { start: () => open({ id: "convert", template }) } : undefined}
    />
  );
}
