import { useToasts, useTranslate } from "@mailwright/ui";
import { type ReactNode, useEffect, useState } from "react";
import { dialogHostStrings } from "./dialog-host-strings.js";

export interface DialogHostProps<Request> {
  /** What is asked for. Another value is another dialog. */
  readonly request: Request | undefined;
  /** Fetches its code and answers what is shown. Always the same function. */
  readonly load: (request: Request) => Promise<ReactNode>;
  /** Its code did not come: whoever asked shall not wait for it. Always the same function. */
  readonly onFailed: (request: Request) => void;
}

/** Shows the dialog that is asked for; its code comes with the first asking. What does not come is told in a notification. */
export function DialogHost<Request>({ request, load, onFailed }: DialogHostProps<Request>): ReactNode {
  const [loaded, setLoaded] = useState<{ readonly request: Request; readonly dialog: ReactNode }>();
  const toasts = useToasts();
  const say = useTranslate(dialogHostStrings);
  useEffect(() => {
    if (request === undefined) return;
    let isWanted = true;
    const show = async () => {
      try {
        const dialog = await load(request);
        if (isWanted) setLoaded({ request, dialog });
      } catch {
        // No connection, or a newer release has replaced the file.
        if (!isWanted) return;
        toasts.show({ kind: "error", message: say("notLoaded") });
        onFailed(request);
      }
    };
    void show();
    return () => {
      isWanted = false;
    };
  }, [request, load, onFailed, toasts, say]);
  return loaded && loaded.request === request ? loaded.dialog : null;
}
