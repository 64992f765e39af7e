// Written by `npm run docs` from the files that end in -german.ts.
import type { LanguageWords } from "@mailwright/ui";
import { activityGerman } from "../activity/activity-german.js";
import { approvalGerman } from "../approval/approval-german.js";
import { askedGerman } from "../asked/asked-german.js";
import { categoryGerman } from "../category-field/category-german.js";
import { accountGerman } from "../destinations/accounts/account-german.js";
import { destinationGerman } from "../destinations/destination-german.js";
import { fieldLabelGerman } from "../destinations/fields/field-label-german.js";
import { dialogHostGerman } from "../dialog-host/dialog-host-german.js";
import { freePlanGerman } from "../free-plan/free-plan-german.js";
import { importReportGerman } from "../import-report/import-report-german.js";
import { leavingGerman } from "../leaving/leaving-german.js";
import { notesGerman } from "../notes/notes-german.js";
import { addressGerman } from "../pictures/address/address-german.js";
import { editGerman } from "../pictures/edit/edit-german.js";
import { libraryGerman } from "../pictures/library/library-german.js";
import { uploadGerman } from "../pictures/uploads/upload-german.js";
import { previewGerman } from "../preview/preview-german.js";
import { publishedGerman } from "../published/published-german.js";
import { quotaGerman } from "../quota/quota-german.js";
import { faultGerman } from "../text-fault/fault-german.js";
import { tourGerman } from "../tour/tour-german.js";
import { wordsGerman } from "../words/words-german.js";

/** The German of this package's own words. */
export const germanWords: LanguageWords = {
  "views.activity": activityGerman,
  "views.approval": approvalGerman,
  "views.asked": askedGerman,
  "views.categories": categoryGerman,
  "views.accounts": accountGerman,
  "views.destinations": destinationGerman,
  "views.destinationFields": fieldLabelGerman,
  "views.dialogs": dialogHostGerman,
  "views.freePlan": freePlanGerman,
  "views.import-report": importReportGerman,
  "views.leaving": leavingGerman,
  "views.notes": notesGerman,
  "views.imageAddress": addressGerman,
  "views.pictureEditor": editGerman,
  "views.pictures": libraryGerman,
  "views.uploads": uploadGerman,
  "views.preview": previewGerman,
  "views.published": publishedGerman,
  "views.quotas": quotaGerman,
  "views.faults": faultGerman,
  "views.tour": tourGerman,
  "views.words": wordsGerman,
};
