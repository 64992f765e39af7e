// Written by `npm run docs` from the files that end in -german.ts.
import type { LanguageWords } from "@mailwright/ui";
import { changeGerman } from "../base/words/change-german.js";
import { fallbackGerman } from "../base/words/fallback-german.js";
import { headerGerman } from "../base/words/header-german.js";
import { portGerman } from "../base/words/port-german.js";
import { refusalGerman } from "../base/words/refusal-german.js";
import { toolbarGerman } from "../base/words/toolbar-german.js";
import { addGerman } from "../canvas/add/add-german.js";
import { clipboardGerman } from "../canvas/clipboard/clipboard-german.js";
import { dragLayerGerman } from "../canvas/drag/held/drag-layer-german.js";
import { dndGerman } from "../canvas/drag/start/dnd-german.js";
import { gripGerman } from "../canvas/grips/grip-german.js";
import { textGerman } from "../canvas/text/text-german.js";
import { blockToolsGerman } from "../canvas/words/block-tools-german.js";
import { canvasGerman } from "../canvas/words/canvas-german.js";
import { blockCodeGerman } from "../dialogs/block-code/block-code-german.js";
import { checksGerman } from "../dialogs/checks/checks-german.js";
import { clearGerman } from "../dialogs/clear/clear-german.js";
import { copyGerman } from "../dialogs/code-editor/copy-german.js";
import { commandPaletteGerman } from "../dialogs/command-palette/command-palette-german.js";
import { conflictGerman } from "../dialogs/conflict/conflict-german.js";
import { contestedGerman } from "../dialogs/conflict/contested/contested-german.js";
import { mergingGerman } from "../dialogs/conflict/merging/merging-german.js";
import { crashDraftGerman } from "../dialogs/crash-draft/crash-draft-german.js";
import { editImageGerman } from "../dialogs/edit-image/edit-image-german.js";
import { exportGerman } from "../dialogs/export/export-german.js";
import { generalSettingsGerman } from "../dialogs/general-settings/general-settings-german.js";
import { aiGerman } from "../dialogs/images/ai/ai-german.js";
import { gifGerman } from "../dialogs/images/gifs/gif-german.js";
import { imagesGerman } from "../dialogs/images/images-german.js";
import { stockGerman } from "../dialogs/images/stock/stock-german.js";
import { importCodeGerman } from "../dialogs/import-code/import-code-german.js";
import { importGerman } from "../dialogs/import-code/report/import-german.js";
import { pictureFetchingGerman } from "../dialogs/import-code/report/picture-fetching-german.js";
import { leaveGerman } from "../dialogs/leave/leave-german.js";
import { ampGerman } from "../dialogs/preview/amp/amp-german.js";
import { previewGerman } from "../dialogs/preview/preview-german.js";
import { programGerman } from "../dialogs/preview/programs/program-german.js";
import { recipientGerman } from "../dialogs/preview/recipient-german.js";
import { screenshotGerman } from "../dialogs/preview/screenshots/screenshot-german.js";
import { problemGerman } from "../dialogs/problems/problem-german.js";
import { productsGerman } from "../dialogs/products/products-german.js";
import { refusedBlocksGerman } from "../dialogs/refused-blocks/refused-blocks-german.js";
import { saveFailedGerman } from "../dialogs/save-failed/save-failed-german.js";
import { shortcutsGerman } from "../dialogs/shortcuts/shortcuts-german.js";
import { exportHistoryGerman } from "../dialogs/template-info/export-history-german.js";
import { templateInfoGerman } from "../dialogs/template-info/template-info-german.js";
import { mailRefusalGerman } from "../dialogs/test-email/mail-refusal-german.js";
import { testEmailGerman } from "../dialogs/test-email/test-email-german.js";
import { tourGerman } from "../dialogs/tour/tour-german.js";
import { unpublishGerman } from "../dialogs/unpublish/unpublish-german.js";
import { versionsGerman } from "../dialogs/versions/versions-german.js";
import { viewCodeGerman } from "../dialogs/view-code/view-code-german.js";
import { commentsGerman } from "../panels/comments/comments-german.js";
import { companyGerman } from "../panels/company/company-german.js";
import { findGerman } from "../panels/find/find-german.js";
import { layersGerman } from "../panels/layers/layers-german.js";
import { modulesGerman } from "../panels/modules/modules-german.js";
import { paletteGerman } from "../panels/palette/palette-german.js";
import { blockPanelGerman } from "../panels/settings/block-panel-german.js";
import { extraGerman } from "../panels/settings/extra-german.js";
import { settingsGerman } from "../panels/settings/settings-german.js";
import { wholeEmailGerman } from "../panels/settings/whole-email-german.js";
import { iconGerman } from "../panels/settings/widgets/icon/icon-german.js";
import { listGerman } from "../panels/settings/widgets/list/list-german.js";
import { mapMakerGerman } from "../panels/settings/widgets/map-maker-german.js";
import { widgetGerman } from "../panels/settings/widgets/widget-german.js";
import { layoutGerman } from "../shell/arrangement/arrangement-german.js";
import { closedGerman } from "../shell/arrangement/closed-german.js";
import { newsGerman } from "../workspace/standing/news-german.js";
import { standingGerman } from "../workspace/standing/standing-german.js";
import { headerExtraGerman } from "../workspace/status/header-extra-german.js";
import { fileUploadGerman } from "../workspace/uploads/file-upload-german.js";
import { workspaceGerman } from "../workspace/workspace-german.js";

/** The German of this package's own words. */
export const germanWords: LanguageWords = {
  "editor.changes": changeGerman,
  "editor.errors": { ...fallbackGerman, ...portGerman, ...mailRefusalGerman },
  "editor.header": headerGerman,
  "editor.refusals": refusalGerman,
  "editor.toolbar": toolbarGerman,
  "editor.add": addGerman,
  "editor.clipboard": clipboardGerman,
  "editor.dnd": { ...dragLayerGerman, ...dndGerman },
  "editor.grips": gripGerman,
  "editor.text": textGerman,
  "editor.canvas": { ...blockToolsGerman, ...canvasGerman },
  "editor.block-code": blockCodeGerman,
  "editor.checks": checksGerman,
  "editor.clear": clearGerman,
  "editor.copy": copyGerman,
  "editor.command-palette": commandPaletteGerman,
  "editor.conflict": conflictGerman,
  "editor.contested": contestedGerman,
  "editor.merging": mergingGerman,
  "editor.crash-draft": crashDraftGerman,
  "editor.editImage": editImageGerman,
  "editor.export": exportGerman,
  "editor.general-settings": generalSettingsGerman,
  "editor.aiImages": aiGerman,
  "editor.gifs": gifGerman,
  "editor.imageDialog": imagesGerman,
  "editor.stock": stockGerman,
  "editor.import-code": importCodeGerman,
  "editor.import": importGerman,
  "editor.import-pictures": pictureFetchingGerman,
  "editor.leave": leaveGerman,
  "editor.previewAmp": ampGerman,
  "editor.preview": previewGerman,
  "editor.previewPrograms": programGerman,
  "editor.previewRecipient": recipientGerman,
  "editor.previewScreenshots": screenshotGerman,
  "editor.problems": problemGerman,
  "editor.products": productsGerman,
  "editor.refused-blocks": refusedBlocksGerman,
  "editor.save-failed": saveFailedGerman,
  "editor.shortcuts": shortcutsGerman,
  "editor.export-history": exportHistoryGerman,
  "editor.template-info": templateInfoGerman,
  "editor.test-email": testEmailGerman,
  "editor.tour": tourGerman,
  "editor.unpublish": unpublishGerman,
  "editor.versions": versionsGerman,
  "editor.view-code": viewCodeGerman,
  "editor.comments": commentsGerman,
  "editor.company": companyGerman,
  "editor.find": findGerman,
  "editor.layers": layersGerman,
  "editor.modules": modulesGerman,
  "editor.palette": paletteGerman,
  "editor.settings": { ...blockPanelGerman, ...settingsGerman },
  "editor.extras": extraGerman,
  "editor.whole-email": wholeEmailGerman,
  "editor.icons": iconGerman,
  "editor.list": listGerman,
  "editor.mapMaker": mapMakerGerman,
  "editor.widgets": widgetGerman,
  "editor.layout": layoutGerman,
  "editor.closed": closedGerman,
  "editor.news": newsGerman,
  "editor.standing": standingGerman,
  "editor.header-extras": headerExtraGerman,
  "editor.files": fileUploadGerman,
  "editor.workspace": workspaceGerman,
};
