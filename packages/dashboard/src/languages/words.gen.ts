// Written by `npm run docs` from the files that end in -german.ts.
import type { LanguageWords } from "@mailwright/ui";
import { actionGerman } from "../actions/action-german.js";
import { moveGerman } from "../actions/move-german.js";
import { bulkGerman } from "../bulk/bulk-german.js";
import { bulkExportGerman } from "../bulk/export/export-german.js";
import { categoryGerman } from "../dialogs/category/category-german.js";
import { confirmGerman } from "../dialogs/confirm/confirm-german.js";
import { createGerman } from "../dialogs/create/create-german.js";
import { duplicateGerman } from "../dialogs/duplicate/duplicate-german.js";
import { modeChangeGerman } from "../dialogs/mode-change/mode-change-german.js";
import { previewGerman } from "../dialogs/preview/preview-german.js";
import { requestsGerman } from "../dialogs/requests/requests-german.js";
import { settingsGerman } from "../dialogs/settings/settings-german.js";
import { shareGerman } from "../dialogs/share/share-german.js";
import { shareLinksGerman } from "../dialogs/share/share-links-german.js";
import { transferGerman } from "../dialogs/share/transfer-german.js";
import { tourGerman } from "../dialogs/tour/tour-german.js";
import { filterGerman } from "../filters/filter-german.js";
import { viewGerman } from "../filters/view-german.js";
import { headerGerman } from "../header/header-german.js";
import { lookGerman } from "../imports/look/look-german.js";
import { resultGerman } from "../imports/results/result-german.js";
import { startGerman } from "../imports/start/start-german.js";
import { picturesGerman } from "../pictures/pictures-german.js";
import { remoteGerman } from "../remote/remote-german.js";
import { sidebarGerman } from "../sidebar/sidebar-german.js";
import { storesGerman } from "../stores/stores-german.js";
import { hereGerman } from "../templates/entry/here-german.js";
import { listGerman } from "../templates/list-german.js";

/** The German of this package's own words. */
export const germanWords: LanguageWords = {
  "dashboard.actions": actionGerman,
  "dashboard.drag": moveGerman,
  "dashboard.bulk": bulkGerman,
  "dashboard.bulkExport": bulkExportGerman,
  "dashboard.category": categoryGerman,
  "dashboard.confirm": confirmGerman,
  "dashboard.create": createGerman,
  "dashboard.duplicate": duplicateGerman,
  "dashboard.mode": modeChangeGerman,
  "dashboard.preview": previewGerman,
  "dashboard.requests": requestsGerman,
  "dashboard.settings": settingsGerman,
  "dashboard.share": shareGerman,
  "dashboard.shareLinks": shareLinksGerman,
  "dashboard.transfer": transferGerman,
  "dashboard.tour": tourGerman,
  "dashboard.filters": filterGerman,
  "dashboard.view": viewGerman,
  "dashboard.header": headerGerman,
  "dashboard.imports-look": lookGerman,
  "dashboard.import-results": resultGerman,
  "dashboard.imports-start": startGerman,
  "dashboard.pictures": picturesGerman,
  "dashboard.remote": remoteGerman,
  "dashboard.sidebar": sidebarGerman,
  "dashboard.stores": storesGerman,
  "dashboard.here": hereGerman,
  "dashboard.list": listGerman,
};
