import type { AnyBlockDefinition, Preset } from "@mailwright/document";
import type { EditorMode } from "@mailwright/editing";
import type { StringOverrides, Theme, UiRootNode } from "@mailwright/ui";
import type { Ref } from "react";
import type { ChecksFeature } from "../../checks/checks-feature.js";
import type { EditorPorts } from "../../ports/editor-ports.js";
import type { Templating } from "../../ports/templating.js";
import type { EditorCallbacks } from "../../workspace/workspace-callbacks.js";
import type { EmailEditorHandle } from "./editor-handle.js";

/** Blocks that a host adds to ours, and what its palette offers of them. */
export interface HostBlocks {
  readonly definitions: readonly AnyBlockDefinition[];
  readonly presets: readonly Preset[];
}

/** Switches of the host. */
export interface EditorFeatures {
  /** The logo and the published dialog lead to the list of templates, through `onNavigate`. */
  readonly home?: boolean;
  /** The guided tour starts by itself on a first visit; absent: it does. Help starts it all the same. */
  readonly tour?: boolean;
  /** How emails are checked before they are sent, and whether errors prevent publishing. `false` removes the checks. */
  readonly checks?: ChecksFeature | false;
  /** The entitlements of the user's plan. Absent: all of them. */
  readonly entitlements?: readonly string[];
}

/** What is opened, and how. Everything may change at any time. The editor is not mounted again, and no edit is lost. */
export interface OpeningProps extends EditorCallbacks {
  /** The ports. Another object means another template, which is loaded in place of this one. */
  readonly ports: EditorPorts;
  /** A host's document, in place of what the store holds. A new value replaces what is open. */
  readonly document?: unknown;
  readonly mode?: EditorMode | undefined;
  readonly isEmbedded?: boolean | undefined;
  readonly isSystem?: boolean | undefined;
  readonly isReadOnly?: boolean | undefined;
  /** Where a paid plan can be bought. The free plan's banner opens it in a new window. */
  readonly upgradeUrl?: string | undefined;
  /** Where a store can be connected. The products dialog opens it in a new window if there is no store. */
  readonly storesUrl?: string | undefined;
  readonly blocks?: HostBlocks | undefined;
  readonly features?: EditorFeatures | undefined;
  /** The host's template language: how conditions and repetitions are written, and for whom the preview fills them in. */
  readonly templating?: Templating | undefined;
  /** Called with the methods that a page may use, and with null when the editor is removed. (React 18 gives components no `ref`.) */
  readonly handleRef?: Ref<EmailEditorHandle> | undefined;
}

/** What the editor is given. */
export interface EmailEditorProps extends OpeningProps {
  /** The shadow root it lives in, or the document for a page of its own. */
  readonly root: UiRootNode;
  readonly theme?: Theme | undefined;
  readonly locale?: string | undefined;
  /** A host's own words, keyed `namespace.key`. */
  readonly strings?: StringOverrides | undefined;
}
