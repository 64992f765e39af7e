export type { AmpBlock, AmpComponent, AmpSurroundings, PictureSize } from "./definition/amp-block.js";
export { blockText } from "./definition/block-text.js";
export type { Compile, CompileInput, MjmlNode, WordShape } from "./definition/compile-contract.js";
export {
  type Annotation,
  type AnyBlockDefinition,
  type BlockDefinition,
  type BlockLook,
  type BlockStrings,
  defineBlock,
  type EditableItems,
  type EditableText,
  type ItemStrings,
  type Resizable,
  type UnseenOfBlock,
  type UpgradeStep,
} from "./definition/define-block.js";
export { type Panel, type PanelGroup, panel } from "./definition/panel.js";
export { mayContain, type PlacementRefusal, refuseContent, refusePlacement } from "./definition/placement.js";
export { blueprintOf, type Entitlement, type Preset, type PresetGroup, plantBlock, presetGroups } from "./definition/preset.js";
export type { BlockReading, Read, ReadContext, SourceElement } from "./definition/read-contract.js";
export { type BlockRegistry, createRegistry } from "./definition/registry.js";
export { isSamePlace, type TextPlace, textSpecAt, writeTextAt } from "./definition/text-place.js";
export { type AdvancedValues, advancedSpecs, contentBoxSpecs } from "./extras/advanced-specs.js";
export {
  type ChangeFault,
  type ChangeFaultCode,
  findChangesOfLocked,
  findLockedBlocks,
} from "./extras/compare/changes-of-locked.js";
export { findChangesOutsidePlan } from "./extras/compare/changes-outside-plan.js";
export { type BlockRules, type LockKind, lockKinds, lockSpecs, ruleSpecs } from "./extras/extra-specs.js";
export {
  type BlockLevel,
  type ExtraPart,
  extraParts,
  extraSpecs,
  isOverridden,
  isValues,
  levelOf,
  type OverridePart,
  overrideBlock,
  overrideParts,
  storedExtra,
} from "./extras/extras.js";
export { findLocked, isContentProp, isLocked, lockOfPart } from "./extras/locks.js";
export { isSafeAddress, isWholeAddress } from "./html/address.js";
export { writeAmount } from "./html/amounts.js";
export { type CustomCode, renderCustomCode } from "./html/code/render-custom-code.js";
export { type Declarations, listDeclarations, readDeclarations, splitDeclarations } from "./html/declarations.js";
export { decodeEntities, escapeAttribute, escapeText } from "./html/escape.js";
export { mergeDeclarations, readInlineStyle, writeInlineStyle } from "./html/inline-style.js";
export { foldLines, unfoldLines } from "./html/lines/fold-lines.js";
export { completeOwnAddress, completeOwnAddresses, forgetLocalOrigins, shortenOwnAddresses } from "./html/own-addresses.js";
export { htmlToPlainText } from "./html/plain-text.js";
export { writePrice } from "./html/prices.js";
export { readAttributes } from "./html/read-attributes.js";
export { readSheet, type SheetRule } from "./html/read-sheet.js";
export { type RichTextStyles, type RichTextTag, renderInlineRichText, renderRichText } from "./html/rich-text.js";
export { tableAttributes } from "./html/rich-text-tables.js";
export { findRawTextEnd, nextTag, type ScannedTag } from "./html/scan-tags.js";
export { type HtmlToken, type MarkupToken, tokenizeHtml, tokenizeMarkup } from "./html/tokenize.js";
export { utf8Length } from "./html/utf8-length.js";
export {
  type KeptAttributes,
  type KeptBlock,
  type KeptEmail,
  type MjmlShape,
  readKeptBlock,
  readKeptEmail,
  withKept,
} from "./kept/kept-mjml.js";
export { printEmail, printOf } from "./kept/print-of.js";
export { mergeAttributes, restoreNodes, type Shield, shieldNode } from "./kept/restore-nodes.js";
export { type ChildNodes, fillShapes, plainNodes, shapeNodes } from "./kept/shape-nodes.js";
export {
  collectPictures,
  type GeneratedPicture,
  type PictureItem,
  type PicturePath,
  type WantedPicture,
} from "./pictures/collect-pictures.js";
export {
  type GenericFont,
  genericFonts,
  type PictureKind,
  type PictureRequest,
  pictureKey,
  pictureKinds,
  type VideoProvider,
  videoProviders,
} from "./pictures/picture-request.js";
export { fits } from "./props/fits.js";
export { type EmailFont, type FontFace, fallbackFont, fontStack, isFontName, webSafeFonts } from "./props/fonts.js";
export { type GeneralSettingName, type GeneralSettings, type HeadingLevel, headingLevels } from "./props/general-settings.js";
export { isLink, type Link, type LinkFault, type LinkKind, linkAddress, linkFault, linkKinds, noLink } from "./props/link.js";
export type { ListItem } from "./props/list.js";
export { isPicture, noPicture, type Picture } from "./props/picture.js";
export { allEdges, isColor, prop } from "./props/prop.js";
export type {
  ChoiceSpec,
  CodeSpec,
  ColorSpec,
  DateTimeSpec,
  Edges,
  EdgesSpec,
  FieldSpec,
  FieldSpecs,
  FlagSpec,
  FontSpec,
  IconSpec,
  ImageSpec,
  Inherit,
  LinkSpec,
  ListSpec,
  NumberSpec,
  PictureSpec,
  PropKind,
  PropSpec,
  PropSpecs,
  RichTextSpec,
  TextSpec,
  Values,
} from "./props/prop-spec.js";
export { type PropOrigin, propOrigin, resolveProps } from "./props/resolve-props.js";
export { emailFonts, isFontAddress, storeFonts } from "./settings/email-fonts.js";
export { darkSettingsSpecs, generalSettingsSpecs } from "./settings/general-settings-specs.js";
export { resolveDarkSettings, resolveSettings } from "./settings/resolve-settings.js";
export { type BlockStamp, stampContinues, stampedProps, stampPrefix } from "./stored/block-stamp.js";
export { type DocumentProblem, type ReadDocument, readDocument, unreadableType, writeDocument } from "./stored/read-document.js";
export { isMergeTag, mergeTagPattern, type ProtectedText, protectMergeTags } from "./templating/merge-tags.js";
export {
  type Block,
  type BlockId,
  type Blueprint,
  documentVersion,
  type EmailDocument,
  type JsonValue,
} from "./tree/block.js";
export { depthMax } from "./tree/depth-max.js";
export { isEqualJson } from "./tree/equal-json.js";
export { isSameDocument } from "./tree/same-document.js";
export { type BlockPath, blockAt, collectBlocks, contains, findBlock, findLineage, findParent, findPath, walkBlocks } from "./tree/walk.js";
export { withObjectsOf } from "./tree/with-objects-of.js";
