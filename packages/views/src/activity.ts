export { type ActivityAsked, ActivityDialog, type ActivityDialogProps, type ActivityEntries } from "./activity/activity-dialog.js";
