import { useClient } from "@mailwright/client/react";
import { previewWindowHeightPx, previewWindowWidthPx } from "@mailwright/contract";
import { Button, useTranslate } from "@mailwright/ui";
import { Dialog } from "@mailwright/ui/dialogs";
import { ExternalLink } from "@mailwright/ui/icons";
import { DeviceChoice } from "@mailwright/views";
import { type PreviewDevice, PreviewFrame } from "@mailwright/views/preview";
import { useState } from "react";
import { useOpenWindow } from "../../actions/use-open-window.js";
import type { DialogFaceProps } from "../../dialog-requests/dialog-face.js";
import { RemoteView } from "../../remote/remote-view.js";
import { previewStrings } from "./preview-strings.js";
import { useFreshPreviewUrl } from "./use-fresh-preview-url.js";

const previewWindow = { widthPx: previewWindowWidthPx, heightPx: previewWindowHeightPx };

/** The email as its readers see it, on each device. */
export function PreviewDialog({ request: { template }, onClose }: DialogFaceProps<"preview">) {
  const say = useTranslate(previewStrings);
  const client = useClient();
  const openWindow = useOpenWindow();
  const [device, setDevice] = useState<PreviewDevice>("desktop");
  const answer = useFreshPreviewUrl(template, onClose);
  const url = answer.data && client.resolveUrl(answer.data);
  const actions = (
    <div className="mw-preview-tools">
      <DeviceChoice value={device} onChange={setDevice} />
      <Button
        variant="quiet"
        icon={{ directed: ExternalLink }}
        disabled={url === undefined}
        onClick={() => url !== undefined && openWindow(url, previewWindow)}
      >
        {say("window")}
      </Button>
    </div>
  );
  return (
    <Dialog title={say("title", { name: template.name })} size="full" isBodyBare actions={actions} onClose={onClose}>
      <RemoteView answer={{ ...answer, data: url }} loading={say("loading")} failed={say("failed")}>
        {(src) => <PreviewFrame src={src} device={device} sandbox="" />}
      </RemoteView>
    </Dialog>
  );
}
