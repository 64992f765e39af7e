import { findContested, mergeDocuments } from "@mailwright/collaboration";
import type { JsonValue } from "@mailwright/document";
import { readStored } from "../base/document/read-stored.js";
import type { Contest, Together } from "../ports/collaboration-port.js";
import type { TestEditor } from "./open-editor.js";

/** After work without a connection: others have made `theirs` of what was open, in a room that was begun anew meanwhile. */
export function meetAgain({ services, workspace }: TestEditor, theirs: JsonValue): void {
  const { editor, registry, ports } = services;
  const { base } = workspace.getState();
  if (!base) throw new Error("nothing was loaded");
  const [mine, other] = [editor.document.get(), readStored(theirs, registry, ports.newId).document];
  const { document } = mergeDocuments(base, mine, other, registry);
  editor.document.commit({ key: "restore" }, document);
  const conflicts = findContested(base, mine, other, registry);
  let contest: Contest | undefined = { mine, theirs: other, merged: editor.document.get(), conflicts };
  workspace.setState({
    together: {
      people: () => [],
      subscribe: () => () => undefined,
      takeContested: () => [],
      contest: () => contest,
      settleContest() {
        contest = undefined;
      },
      document: editor.document.get,
      base: () => undefined,
      editorOptions: {
        makeStore() {
          throw new Error("it is open already");
        },
      },
      stay: () => () => undefined,
    } satisfies Together,
  });
}
