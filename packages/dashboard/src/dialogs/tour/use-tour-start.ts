import { useRoot } from "@mailwright/ui";
import { useEffect, useRef } from "react";
import { useDialogs } from "../../dialog-requests/dialog-context.js";
import { useDashboard } from "../../view/dashboard-context.js";
import { isTourFinished } from "./tour-flag.js";

/** Starts the tour until it has been finished once; an address with `create-new` starts it at its last step in any case. */
export function useTourStart(): void {
  const { session, preferences, view } = useDashboard();
  const { open, offer } = useDialogs();
  const root = useRoot();
  const isOffered = useRef(false);
  const isSignedIn = session !== undefined;
  const { isCreating } = view;
  useEffect(() => {
    if (isSignedIn && isCreating) open({ id: "tour", step: 3 });
  }, [isSignedIn, isCreating, open]);
  useEffect(() => {
    if (!isSignedIn || isOffered.current) return;
    isOffered.current = true;
    const page = "host" in root ? root.ownerDocument : root;
    if (!isCreating && !isTourFinished(preferences, page)) offer({ id: "tour", step: 1 });
  }, [isSignedIn, isCreating, preferences, offer, root]);
}
