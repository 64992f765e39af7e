import type { EmailDocument } from "@mailwright/document";
import type { DocumentStore } from "@mailwright/editing";
import type { DocumentStoreOptions } from "@mailwright/editing/store";
import type { Company } from "../../base/context/company.js";
import type { EditorServices } from "../../base/context/editor-services.js";
import type { EditorPorts } from "../../ports/editor-ports.js";
import type { WorkspaceStore } from "../workspace-store.js";

/** The editor over a template that is open together with others. */
export interface Attached {
  readonly services: EditorServices;
  readonly workspace: WorkspaceStore;
}

/** A template that is open together with others, as its editor needs it. */
export interface Together extends Company {
  document(): EmailDocument;
  /** The document store of an editor over the shared document. */
  makeStore(options: DocumentStoreOptions): DocumentStore;
  /** The same ports, where what is saved is what all of them work on. */
  portsOver(ports: EditorPorts): EditorPorts;
  /** Tells of what happens there from now on. */
  attach(opened: Attached): void;
}
