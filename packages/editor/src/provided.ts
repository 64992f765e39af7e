export type { AiImageRequest, AiRatio, AiStyle } from "./ports/ai-image-port.js";
export type { CommentChange, CommentPerson, CommentPlace, NewComment } from "./ports/comment-port.js";
export type { HostAiEditRequest, HostAiImageOptions, HostAiImageProviders, HostAiImages } from "./ports/host/host-ai-images.js";
export type { HostComment, HostCommentProviders } from "./ports/host/host-comments.js";
export type { HostFile, HostFileProviders } from "./ports/host/host-files.js";
export type {
  HostImage,
  HostImageEdit,
  HostImageProviders,
  HostImageQuery,
  HostImages,
  HostUploadOptions,
} from "./ports/host/host-images.js";
export type { HostNote, HostNoteProviders, HostUser } from "./ports/host/host-notes.js";
export type { HostScreenshotProviders } from "./ports/host/host-screenshots.js";
export type { HostPhoto, HostStock, HostStockProviders } from "./ports/host/host-stock.js";
export type { HostVersion, HostVersionProviders } from "./ports/host/host-versions.js";
export { type HostProviders, type ProvidedPorts, providedPorts } from "./ports/host/provided-ports.js";
export type { HostScreenshot, HostScreenshots } from "./ports/host/read-host-screenshots.js";
export type { InterfaceCommand } from "./workspace/commands/all-commands.js";
