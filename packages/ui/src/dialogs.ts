export { Combobox, type ComboboxProps } from "./combobox/combobox.js";
export type { ComboboxOption } from "./combobox/combobox-option.js";
export { MultiSelect, type MultiSelectProps } from "./combobox/multi-select.js";
export { ConfirmDialog, type ConfirmDialogProps } from "./dialog/confirm-dialog.js";
export { Dialog, type DialogProps, type DialogSize } from "./dialog/dialog.js";
export { CrashView } from "./states/crash-view.js";
export { TagInput, type TagInputProps } from "./tag-input/tag-input.js";
