export { type AdvancedValues, advancedSpecs, contentBoxSpecs } from "./advanced-specs.js";
export {
  type Block,
  type BlockId,
  type BlockSeed,
  documentVersion,
  type EmailDocument,
  type JsonValue,
} from "./block.js";
export { blockText } from "./block-label.js";
export { type BlockNote, noteContinues, notedProps, notePrefix } from "./block-note.js";
export type { Compile, CompileInput, MjmlNode } from "./compile-contract.js";
export {
  type AnyBlockDefinition,
  type BlockDefinition,
  type BlockStrings,
  defineBlock,
  type EditableText,
  type ItemStrings,
  type UnseenOfBlock,
  type UpgradeStep,
} from "./define-block.js";
export { type BlockRules, type LockKind, lockSpecs, ruleSpecs } from "./extra-specs.js";
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
} from "./extras.js";
export { fits } from "./fits.js";
export { type EmailFont, fontStack, isFontName, webSafeFonts } from "./fonts.js";
export {
  darkSettingsSpecs,
  type GeneralSettingName,
  type GeneralSettings,
  generalSettingsSpecs,
  type HeadingLevel,
  headingLevels,
  resolveDarkSettings,
  resolveSettings,
} from "./general-settings.js";
export { isSafeAddress } from "./html/address.js";
export { type CustomCode, renderCustomCode } from "./html/code/render-custom-code.js";
export { decodeEntities, escapeAttribute, escapeText } from "./html/escape.js";
export { type Declarations, mergeDeclarations, readInlineStyle, writeInlineStyle } from "./html/inline-style.js";
export { completeOwnAddress, completeOwnAddresses, shortenOwnAddresses } from "./html/own-addresses.js";
export { htmlToPlainText } from "./html/plain-text.js";
export { type RichTextStyles, type RichTextTag, renderInlineRichText, renderRichText } from "./html/rich-text.js";
export { type HtmlToken, type MarkupToken, tokenizeHtml, tokenizeMarkup } from "./html/tokenize.js";
export {
  type KeptAttributes,
  type KeptBlock,
  type KeptPage,
  type MjmlShape,
  readKeptBlock,
  readKeptPage,
  withKept,
} from "./kept/kept-mjml.js";
export { printOf, printPage } from "./kept/print-of.js";
export { mergeAttributes, restoreNodes, type Shield, shieldNode } from "./kept/restore-nodes.js";
export { type ChildNodes, fillShapes, plainNodes, shapeNodes } from "./kept/shape-nodes.js";
export { isLink, type Link, type LinkKind, linkAddress, linkKinds, noLink } from "./link.js";
export type { ListItem } from "./list.js";
export { findLocked, isContentProp, isLocked } from "./locks.js";
export { isMergeTag, mergeTagPattern, type ProtectedText, protectMergeTags } from "./merge-tags.js";
export { type Panel, type PanelGroup, panel } from "./panel.js";
export {
  collectPictures,
  type GeneratedPicture,
  type PictureItem,
  type PicturePath,
  type WantedPicture,
} from "./pictures/collect-pictures.js";
export { isPicture, noPicture, type Picture } from "./pictures/picture.js";
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
export { mayContain, type PlacementRefusal, refuseContent, refusePlacement } from "./placement.js";
export { type Entitlement, type Preset, type PresetGroup, plantBlock, presetGroups, seedOf } from "./preset.js";
export {
  allEdges,
  type ChoiceSpec,
  type CodeSpec,
  type ColorSpec,
  type DateTimeSpec,
  type Edges,
  type EdgesSpec,
  type FieldSpec,
  type FieldSpecs,
  type FlagSpec,
  type FontSpec,
  type IconSpec,
  type ImageSpec,
  type Inherit,
  isColor,
  type LinkSpec,
  type ListSpec,
  type NumberSpec,
  type PictureSpec,
  type PropKind,
  type PropSpec,
  type PropSpecs,
  prop,
  type RichTextSpec,
  type TextSpec,
  type Values,
} from "./prop.js";
export type { BlockReading, Read, ReadContext, SourceElement } from "./read-contract.js";
export { type DocumentProblem, depthMax, type ReadDocument, readDocument, unreadableType, writeDocument } from "./read-document.js";
export { type BlockRegistry, createRegistry } from "./registry.js";
export { type PropOrigin, propOrigin, resolveProps } from "./resolve-props.js";
export { type BlockPath, blockAt, collectBlocks, contains, findBlock, findLineage, findParent, findPath, walkBlocks } from "./tree/walk.js";
