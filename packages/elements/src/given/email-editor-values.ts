// What a page and the editor give each other, as types without React: a page in Vue or in plain script has no types of React.
import type { CheckReport, CheckSettings } from "@mailwright/checks";
import type { AnyBlockDefinition, Entitlement, Preset } from "@mailwright/document";
import type { HostProviders, HostUser } from "@mailwright/editor/provided";

/** The same members, each of which may also be given as `undefined`. */
type Optional<T> = { readonly [K in keyof T]?: T[K] | undefined };

/** A block of a stored email. What its `props` and `extras` may hold is the block's own matter. */
export interface EmailEditorBlock {
  readonly id?: string;
  readonly type: string;
  readonly props?: Readonly<Record<string, unknown>>;
  readonly extras?: Readonly<Record<string, unknown>>;
  readonly children?: readonly EmailEditorBlock[];
}

/** An email as it is stored: JSON with the tree of its blocks and its General settings. */
export interface EmailEditorDocument {
  readonly version: number;
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly root: EmailEditorBlock;
}

/** Who works in the editor. */
export type EmailEditorUser = Optional<HostUser>;

/** A placeholder that the page's sender fills; without a label it is shown as it is written. */
export interface EmailEditorMergeTag {
  readonly value: string;
  readonly label?: string | undefined;
  readonly group?: string | undefined;
  /** What a reader might see in its place: the menu and previews show it. */
  readonly sample?: string | undefined;
}

/**
 * Functions of the page. What is left out hides its part of the interface. Throwing (or rejecting) says that it was not done: the error's
 * `code` and `message` reach the page again as `mw-error`.
 */
export interface EmailEditorProviders extends Optional<Omit<HostProviders, "listMergeTags">> {
  /** Merge tags that are known only when somebody asks for one. The property `mergeTags` counts before it. */
  readonly listMergeTags?: (() => Promise<readonly EmailEditorMergeTag[]> | readonly EmailEditorMergeTag[]) | undefined;
}

/** Blocks of the page's own, made with `defineBlock`, and what the palette offers of them. */
export interface EmailEditorBlocks {
  readonly definitions: readonly AnyBlockDefinition[];
  readonly presets?: readonly Preset[] | undefined;
}

/** How the page wants its emails looked at before they are sent. */
export interface EmailEditorChecksFeature extends Optional<CheckSettings> {
  /** What happens when an email with errors is to be published: a question, a refusal, or nothing. Absent: a question, with `embed` nothing. */
  readonly publish?: "warn" | "block" | "off" | undefined;
  /** This person has the right to publish with errors where others are refused. */
  readonly mayOverride?: boolean | undefined;
  /** Where `checks-worker.js` is, on the page's own site. */
  readonly workerUrl?: string | undefined;
}

/** Parts of the interface to take away or to set up. */
export interface EmailEditorFeatures {
  /** Is there a way to a list of templates, through `mw-navigate`? */
  readonly home?: boolean | undefined;
  /** Does the guided tour start by itself on a first visit? Help starts it all the same. */
  readonly tour?: boolean | undefined;
  /** `false` takes the checks away. */
  readonly checks?: EmailEditorChecksFeature | false | undefined;
  /** Rights of the user's plan; absent: all of them. */
  readonly entitlements?: readonly Entitlement[] | undefined;
}

/** Somebody who may receive the email, for looking at it. */
export interface EmailEditorRecipient {
  readonly name: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/**
 * How a template language writes conditions and repetitions: two texts, what stands before and what after. (Lists, not pairs: TypeScript
 * takes `repeat` for that of a text, as `logic` may be one, and would take a pair for a list.)
 */
export interface EmailEditorLogic {
  condition(expression: string): readonly string[];
  repeat(list: string, item: string): readonly string[];
}

/** The template language of the page's sender. */
export interface EmailEditorTemplating {
  /** How conditions and repetitions are written; Liquid, where nothing is said. */
  readonly logic?: "liquid" | "handlebars" | EmailEditorLogic | undefined;
  /** For whom the preview can show the email. */
  readonly recipients?: readonly EmailEditorRecipient[] | undefined;
  /** Fills in an email (HTML, or its plain text) for somebody, as the sender does; Liquid, where it is missing. */
  readonly fill?: ((email: string, recipient: EmailEditorRecipient) => string | Promise<string>) | undefined;
}

/** How an email is exported. */
export interface EmailEditorExportOptions {
  /** With class names from which an import makes the same blocks again. Everybody who gets such an email can read them. */
  readonly editable?: boolean | undefined;
}

/** What the checks find in the email as it stands, and what the compiler warns of. */
export interface EmailEditorChecks extends CheckReport {
  readonly sizeBytes: number;
  readonly warnings: readonly { readonly code: string; readonly blockId?: string; readonly detail: string }[];
}
