import type { DialogId, DialogRequest } from "./dialog-store.js";

/** What every dialog is given. */
export interface DialogFaceProps<Id extends DialogId = DialogId> {
  readonly request: DialogRequest<Id>;
  readonly onClose: () => void;
}
