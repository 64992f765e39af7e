import type { ListActivity } from "./activity-port.js";
import type { AiImagePort } from "./ai-image-port.js";
import type { TemplateApproval } from "./approval-port.js";
import type { TemplateCategoryPort } from "./category-port.js";
import type { SystemClipboardPort } from "./clipboard-port.js";
import type { ClockPort } from "./clock-port.js";
import type { CollaborationPort } from "./collaboration-port.js";
import type { CommentPort } from "./comment-port.js";
import type { CrashDraftStore } from "./crash-draft.js";
import type { CustomFieldPort } from "./custom-field-port.js";
import type { DestinationPort, ExportHistory } from "./destination-port.js";
import type { ExportPort } from "./export-port.js";
import type { FilePort } from "./file-port.js";
import type { FollowingPort } from "./following-port.js";
import type { GifPort } from "./gif-port.js";
import type { IconPort } from "./icon-port.js";
import type { ImagePort } from "./image-port.js";
import type { InfoPort } from "./info-port.js";
import type { MergeTagPort } from "./merge-tag-port.js";
import type { ModulePort } from "./module-port.js";
import type { NotePort } from "./note-port.js";
import type { PagePort } from "./page-port.js";
import type { PicturePort } from "./picture-port.js";
import type { PortRefusal } from "./port-refusal.js";
import type { PreferencePort } from "./preference-port.js";
import type { ProductPort } from "./product-port.js";
import type { ScreenshotPort } from "./screenshot-port.js";
import type { SharingPort } from "./sharing-port.js";
import type { SizePort } from "./size-port.js";
import type { StatusPort } from "./status-port.js";
import type { StockPort } from "./stock-port.js";
import type { TemplateStore } from "./template-store.js";
import type { TestEmailPort } from "./test-email-port.js";
import type { UsagePort } from "./usage-port.js";
import type { VersionPort } from "./version-port.js";

/**
 * Everything that an editor asks of the outside. Connected and host-driven editors differ only in their ports. A port that is left out
 * hides its part of the interface.
 */
export interface EditorPorts {
  readonly store: TemplateStore;
  readonly images?: ImagePort;
  /** Files that links lead to. */
  readonly files?: FilePort;
  readonly stock?: StockPort;
  readonly aiImages?: AiImagePort;
  readonly gifs?: GifPort;
  readonly pictures?: PicturePort;
  readonly icons?: IconPort;
  readonly customFields?: CustomFieldPort;
  /**
   * Where the product's own pictures are (`…/starter/…`), without a slash at the end. Absent: on the page's own site. `null`: nowhere, so
   * words stand in their place.
   */
  readonly picturesUrl?: string | null;
  readonly products?: ProductPort;
  readonly modules?: ModulePort;
  readonly testEmail?: TestEmailPort;
  /** Screenshots in real mail programs. Its code comes with the part of the preview that needs it. */
  readonly screenshots?: () => Promise<ScreenshotPort>;
  readonly status?: StatusPort;
  readonly info?: InfoPort;
  /** The categories that Template info offers. */
  readonly categories?: TemplateCategoryPort;
  readonly sharing?: SharingPort;
  readonly notes?: NotePort;
  /** Comments on blocks. Its code comes with the panel that shows them. */
  readonly comments?: () => Promise<CommentPort>;
  /** Whether colleagues approve the email. Its code comes with the dialog that asks. */
  readonly approval?: () => Promise<TemplateApproval>;
  /** What people did with the template. Its code comes with the dialog that shows it. */
  readonly activity?: () => Promise<ListActivity>;
  readonly following?: FollowingPort;
  /** Opens the template together with others. Its code comes with the first template that may be. */
  readonly collaboration?: () => Promise<CollaborationPort>;
  readonly usage?: UsagePort;
  readonly sizes?: SizePort;
  readonly exporter?: ExportPort;
  /** Where emails go besides files. Its code comes with the dialog that needs it. */
  readonly destinations?: () => Promise<DestinationPort>;
  /** What went where. */
  readonly exportHistory?: (signal: AbortSignal) => Promise<ExportHistory | PortRefusal>;
  readonly versions?: VersionPort;
  readonly mergeTags?: MergeTagPort;
  readonly crashDrafts?: CrashDraftStore;
  readonly preferences: PreferencePort;
  readonly clipboard?: SystemClipboardPort;
  readonly page?: PagePort;
  readonly clock: ClockPort;
  /** New ids for blocks, all of them different. */
  readonly newId: () => string;
}
