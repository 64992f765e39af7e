import type { EditorPorts } from "../editor-ports.js";
import { isRecord } from "../is-record.js";
import type { MergeTag } from "../merge-tag-port.js";
import type { TemplateInfo } from "../template-info.js";
import type { LoadedTemplate, Opening, SaveAnswer, TemplateContent } from "../template-store.js";
import { ask } from "./ask-host.js";
import { type HostAiImageProviders, hostAiImages } from "./host-ai-images.js";
import type { HostCollaborationProviders } from "./host-collaboration.js";
import type { HostCommentProviders } from "./host-comment-providers.js";
import { hostComments } from "./host-comments.js";
import { type HostCustomFieldProviders, hostCustomFields } from "./host-custom-fields.js";
import { type HostDestinationProviders, hostDestinations } from "./host-destinations.js";
import { type HostFileProviders, hostFiles } from "./host-files.js";
import { type HostFollowingProviders, hostFollowing } from "./host-following.js";
import { type HostIconProviders, hostIcons } from "./host-icons.js";
import { type HostImageProviders, hostImages } from "./host-images.js";
import { type HostModuleProviders, hostModules } from "./host-modules.js";
import { type HostNoteProviders, type HostUser, hostNotes } from "./host-notes.js";
import { type HostPictureProviders, hostPictures } from "./host-pictures.js";
import { type HostProductProviders, hostProducts } from "./host-products.js";
import { type HostScreenshotProviders, hostScreenshots } from "./host-screenshots.js";
import { type HostStockProviders, hostStock } from "./host-stock.js";
import { type HostVersionProviders, hostVersions } from "./host-versions.js";

/**
 * What a host's page may supply. A function that is left out hides its part of the interface. A function that throws (or rejects) says that
 * it could not do it: the page gets the error's `code` and `message` back as `mw-error`.
 */
export interface HostProviders
  extends HostCollaborationProviders,
    HostCommentProviders,
    HostCustomFieldProviders,
    HostDestinationProviders,
    HostFileProviders,
    HostFollowingProviders,
    HostIconProviders,
    HostAiImageProviders,
    HostImageProviders,
    HostModuleProviders,
    HostNoteProviders,
    HostPictureProviders,
    HostProductProviders,
    HostScreenshotProviders,
    HostStockProviders,
    HostVersionProviders {
  /**
   * Stores the work. A page that counts versions answers `{ etag }`, and gets it back at the next save. If somebody else has stored since,
   * it answers `{ conflict: { document, etag } }`, and the person chooses.
   */
  readonly save?: (content: TemplateContent, base: { readonly etag: string | null }) => unknown;
  readonly sendTestEmail?: (recipients: readonly string[]) => unknown;
  /** Merge tags that are fetched when somebody needs one. The property `mergeTags` has priority over it. */
  readonly listMergeTags?: () => Promise<readonly MergeTag[]>;
}

/** Makes an editor's ports of a page's providers. `save` gets what is known of the template, which its answer may change. */
export interface ProvidedPorts extends Omit<Partial<EditorPorts>, "store"> {
  readonly save?: (content: TemplateContent, etag: string | null, info: TemplateInfo) => Promise<SaveAnswer>;
  /** Opens the document together with others, where that can be done. */
  readonly openTogether?: (
    opening: Opening | undefined,
    signal: AbortSignal | undefined,
    info: TemplateInfo,
  ) => Promise<OpenedTogether | undefined>;
}

/** What opening it together with others makes of a template. */
export type OpenedTogether = Partial<Pick<LoadedTemplate, "together" | "info">>;

/** The ports that a page's functions stand for; `user` is whoever works in the editor, where the page says. */
export function providedPorts(providers: HostProviders, user?: HostUser): ProvidedPorts {
  const { save, sendTestEmail, listMergeTags } = providers;
  return {
    ...(save && { save: (content, etag, info) => ask(async () => readSaveAnswer(await save(content, { etag }), info)) }),
    ...hostComments(providers, user),
    ...hostCustomFields(providers),
    ...hostDestinations(providers),
    ...hostFiles(providers),
    ...hostFollowing(providers),
    ...hostIcons(providers),
    ...hostAiImages(providers),
    ...hostImages(providers),
    ...hostModules(providers),
    ...hostNotes(providers, user),
    ...hostPictures(providers),
    ...hostProducts(providers),
    ...hostScreenshots(providers),
    ...hostStock(providers),
    ...hostVersions(providers),
    ...(listMergeTags && { mergeTags: { list: listMergeTags } }),
    ...(sendTestEmail && {
      testEmail: {
        ...(user?.email !== undefined && { ownAddress: user.email }),
        send: (to) =>
          ask(async () => {
            await sendTestEmail(to);
            return { kind: "sent", delivery: "smtp" } as const;
          }),
      },
    }),
  };
}

function readSaveAnswer(answer: unknown, info: TemplateInfo): SaveAnswer {
  if (!isRecord(answer)) return { kind: "saved", info, etag: null };
  const { conflict } = answer;
  if (!isRecord(conflict)) return { kind: "saved", info, etag: readEtag(answer) };
  return { kind: "conflict", theirs: { info, document: conflict["document"] ?? null, etag: readEtag(conflict) } };
}

function readEtag({ etag }: Readonly<Record<string, unknown>>): string | null {
  return typeof etag === "string" || typeof etag === "number" ? String(etag) : null;
}
