export { ConfirmDialog, type ConfirmDialogProps } from "./dialogs/confirm-dialog.js";
export { Dialog, type DialogProps, type DialogSize } from "./dialogs/dialog.js";
export { RemovalDialog, type RemovalDialogProps, type RemovalWords, type RemovalWork } from "./dialogs/removal-dialog.js";
export { Combobox, type ComboboxProps } from "./fields/combobox/combobox.js";
export type { ComboboxOption } from "./fields/combobox/combobox-option.js";
export { MultiSelect, type MultiSelectProps } from "./fields/combobox/multi-select.js";
export { TagInput, type TagInputProps } from "./fields/tag-input/tag-input.js";
export { CrashView } from "./messages/states/crash-view.js";
