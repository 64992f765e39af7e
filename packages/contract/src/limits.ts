/** The limits of editor and dashboard. Units stand in the names; lengths count characters. */

// Templates
export const templateSizeMaxBytes = 10 * 1024 * 1024;
export const templateNameMaxLength = 255;
export const templateDescriptionMaxLength = 70;
export const templatePreHeaderMaxLength = 500;
export const templatePreHeaderAdvisedMinLength = 50;
export const templatePreHeaderAdvisedMaxLength = 100;
export const templateTagsMaxLength = 1000;
export const favoriteTag = "favorite";
export const versionsKeptPerTemplate = 50;
/** Versions with a name stay beside those. */
export const namedVersionsPerTemplateMax = 100;
export const versionNameMaxLength = 100;
export const documentDepthMax = 200;
/** Browsers show no more than 512 levels. */
export const htmlDepthMax = 1000;

// Lists
export const pageSizeDefault = 20;
export const pageSizeMax = 100;
/** A page of a list holds no more bytes, unless a single entry does. */
export const pageMaxBytes = 2 * 1024 * 1024;
/** A page of a list that is not asked for by number. */
export const pageEntriesMax = 500;
export const bulkTemplatesMax = 500;

// Comments
export const commentMaxLength = 2000;
/** The words that a comment is about, and what is kept of the text on each side of them to find them again. */
export const commentQuoteMaxLength = 300;
export const commentContextMaxLength = 60;
/** Of one template, replies and resolved threads included. */
export const commentsPerTemplateMax = 1000;

// Activity
/** Entries of one template; older ones go. */
export const activityPerTemplateMax = 500;
export const activityPageSize = 50;

// Exports of many
/** Templates of one export; drawing takes a second each. */
export const exportTemplatesMax = 100;
export const exportArchiveMaxBytes = 200 * 1024 * 1024;
/** Exports of many that a person may have at work or waiting at once. */
export const exportsAtOnceMax = 3;
export const searchDelayMs = 500;
export const tooltipDescriptionMaxLength = 70;

// Mail
export const testMailRecipientsMax = 3;
export const webhookHeadersMax = 4;

// Files
export const codeUploadMaxBytes = 2 * 1024 * 1024;
/** A file that a link leads to. */
export const fileUploadMaxBytes = 10 * 1024 * 1024;
export const imageStoredMaxBytes = 1024 * 1024;
export const imageSideMaxPx = 1920;
export const imageUploadMaxBytes = 10 * 1024 * 1024;
export const imagesPerUploadMax = 20;
export const imagePixelsMax = 50_000_000;

// Email width and images
export const emailWidthMinPx = 200;
export const emailWidthMaxPx = 700;
export const emailWidthStepPx = 10;
export const emailWidthDefaultPx = 700;
export const emailPaddingDefaultPx = 20;
export const emailFontDefault = "Arial";
export const mobileBreakpointPx = 768;
export const desktopImageDefaultPx = 600;
export const desktopImageMinPx = 600;
export const desktopImageMaxPx = 1920;
export const mobileImageDefaultPx = 320;
export const mobileImageMinPx = 320;
export const mobileImageMaxPx = 599;
export const imageExportFormats = ["png", "jpeg"] as const;

// Blocks
export const headingSizesPx = { h1: 40, h2: 32, h3: 28, h4: 24, h5: 20, h6: 16 } as const;
export const headingBottomSpacesPx = { h1: 18, h2: 15, h3: 12, h4: 10, h5: 8, h6: 8 } as const;
export const lineSpacings = ["100%", "120%", "150%", "200%"] as const;
export const spacerDefaultPx = 50;
export const dividerDefaultPx = 1;
export const menuItemsDefault = 4;
export const videoPlayButtonChoices = 8;
export const socialIconMinPx = 12;
export const socialIconMaxPx = 64;
export const socialIconDefaultPx = 32;
export const socialIconSideMarginPx = 4;
export const socialFollowMinPx = 0;
export const socialFollowMaxPx = 94;
export const iconDefaultPx = 32;
export const formTableBorderMinPx = 1;
export const formTableBorderMaxPx = 10;
export const formTableRowPaddingMinPx = 10;
export const formTableRowPaddingMaxPx = 100;
export const formTableFontMinPx = 11;
export const formTableFontMaxPx = 48;
export const formTableMarginMinPx = 0;
export const formTableMarginMaxPx = 400;
export const discountCodeFontDefaultPx = 24;

// Editor
export const zoomStepPercent = 5;
export const zoomResetPercent = 100;
export const versionRestoreSaveDelayMs = 1000;
export const modeSwitchReloadDelayMs = 1000;
export const editorVersionLabel = "2.8.2";
export const previewWindowWidthPx = 1376;
export const previewWindowHeightPx = 768;
export const toastLifetimeMs = 5000;
export const freePlanNumber = 0;

// Pickers
export const imageSearchDelayMs = 600;
export const photoSearchDelayMs = 500;
export const iconSearchDelayMs = 500;
export const photoPageSize = 20;
export const iconPageSize = 36;
export const aiStyles = ["photograph", "digital_art", "landscape", "sketch", "watercolor", "cyberpunk", "pop_art"] as const;
/** What can be done to a picture by a service that makes some: changed by words, without its background, extended to another shape. */
export const aiEdits = ["words", "background", "extend"] as const;
export const aiAspectRatios = ["1:1", "3:4", "4:3", "16:9", "9:16"] as const;

// Exports that need an authorization
export const oauthPopupWidthPx = 600;
export const oauthPopupHeightPx = 600;
export const oauthPollMs = 500;
export const zohoRegions = ["com", "eu", "in", "au", "jp", "cn"] as const;
export const zohoRegionDefault = "eu";
export const dotdigitalRegionDefault = "r1";
export const mailjetPurposeDefault = "marketing";
