import { type ReactNode, useEffect, useState } from "react";
import { useTellLostCode } from "./use-tell-lost-code.js";

export interface DialogHostProps<Request> {
  /** What is asked for. Another value is another dialog. */
  readonly request: Request | undefined;
  /** Fetches its code and answers what is shown. Always the same function. */
  readonly load: (request: Request) => Promise<ReactNode>;
  /** Its code did not come: whoever asked shall not wait for it. Always the same function. */
  readonly onFailed: (request: Request) => void;
  /** Loads the page anew, with what is unsaved kept. Always the same function. */
  readonly onReload?: (() => void) | undefined;
}

/** Shows the dialog that is asked for; its code comes with the first asking. What does not come is told in a notification. */
export function DialogHost<Request>({ request, load, onFailed, onReload }: DialogHostProps<Request>): ReactNode {
  const [loaded, setLoaded] = useState<{ readonly request: Request; readonly dialog: ReactNode }>();
  const tellLost = useTellLostCode(onReload);
  useEffect(() => {
    if (request === undefined) return;
    let isWanted = true;
    const show = async () => {
      try {
        const dialog = await load(request);
        if (isWanted) setLoaded({ request, dialog });
      } catch (cause) {
        if (!isWanted) return;
        void tellLost(cause);
        onFailed(request);
      }
    };
    void show();
    return () => {
      isWanted = false;
    };
  }, [request, load, onFailed, tellLost]);
  return loaded && loaded.request === request ? loaded.dialog : null;
}
