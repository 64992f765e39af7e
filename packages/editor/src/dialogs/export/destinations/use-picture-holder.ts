import type { PictureHolder } from "@mailwright/destinations";
import type { OpenDestinations } from "@mailwright/views/destinations";
import { useMemo } from "react";
import { useEditorServices } from "../../../base/context/editor-context.js";

/** Who holds the email's own pictures. `completesOwn`: does a server hand it over, which writes its address before them? */
export function usePictureHolder(list: OpenDestinations | null, completesOwn: boolean): PictureHolder {
  const shownOrigin = useEditorServices().ports.picturesUrl || undefined;
  const privateOrigin = list?.privateOrigin;
  return useMemo(() => ({ completesOwn, privateOrigin, shownOrigin }), [completesOwn, privateOrigin, shownOrigin]);
}
