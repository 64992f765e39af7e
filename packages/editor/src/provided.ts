import type { HostUser } from "./ports/host/host-notes.js";
import { type HostProviders, type ProvidedPorts, providedPorts as providedAlone } from "./ports/host/provided-ports.js";

export type { AiImageRequest, AiRatio, AiStyle } from "./ports/ai-image-port.js";
export type { Awareness } from "./ports/collaboration-port.js";
export type { CommentChange, CommentPerson, CommentPlace, NewComment } from "./ports/comment-port.js";
export type { HostAiEditRequest, HostAiImageOptions, HostAiImageProviders, HostAiImages } from "./ports/host/host-ai-images.js";
export type { HostCollaboration, HostCollaborationProviders, HostConnection, HostSharedDocument } from "./ports/host/host-collaboration.js";
export type { HostComment, HostCommentProviders } from "./ports/host/host-comment-providers.js";
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
export type { HostProviders, ProvidedPorts } from "./ports/host/provided-ports.js";
export type { HostScreenshot, HostScreenshots } from "./ports/host/read-host-screenshots.js";
export type { InterfaceCommand } from "./workspace/commands/all-commands.js";

/** The ports that a page's functions stand for; `user` is whoever works in the editor, where the page says. */
export function providedPorts(providers: HostProviders, user: HostUser = {}): ProvidedPorts {
  const { collaboration } = providers;
  return {
    ...providedAlone(providers, user),
    ...(collaboration && {
      // Where the code does not come, or the provider fails, it is opened alone.
      openTogether: (...given) =>
        import("./workspace/together/open-with-host.js")
          .then((code) => code.openWithHost(collaboration, user, ...given))
          .catch(() => undefined),
    }),
  };
}
