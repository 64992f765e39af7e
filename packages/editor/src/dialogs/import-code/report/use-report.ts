import { collectBlocks, type EmailDocument } from "@mailwright/document";
import type { BandForm, KeptContent } from "@mailwright/importer/layout";
import { useMemo, useState } from "react";
import { useEditorServices, useViewState } from "../../../base/context/editor-context.js";
import { compilerOf } from "../../../base/document/compiler-of.js";
import { sumContent } from "../../../import/count-content.js";
import { formOf, type ImportReading } from "../../../import/import-reading.js";
import { picturesElsewhere, withPictures } from "../../../import/picture-addresses.js";
import { writePicture } from "../../../import/write-picture.js";
import { fetchLibrary } from "../../../ports/image-port.js";
import { type PictureFetching, usePictureFetching } from "./use-picture-fetching.js";

export interface Report {
  readonly forms: ReadonlyMap<string, BandForm>;
  readonly choose: (id: string, form: BandForm) => void;
  readonly document: EmailDocument;
  readonly after: string;
  readonly kept: KeptContent;
  readonly counts: ReadonlyMap<string, number>;
  /** Pictures that are on other servers, where they can be fetched. */
  readonly elsewhere: readonly string[];
  readonly fetching: PictureFetching;
  /** Parts that stay as they were written. */
  readonly rawCount: number;
}

const structureTypes: ReadonlySet<string> = new Set(["root", "wrapper", "cell"]);

/** The report for the forms that a person has chosen. */
export function useReport(reading: ImportReading): Report {
  const { compiler, ports } = useEditorServices();
  const isReadOnly = useViewState((viewState) => viewState.readOnly);
  const library = fetchLibrary(ports.images);
  const fetching = usePictureFetching(isReadOnly ? undefined : library?.fetch?.bind(library));
  const { moved } = fetching;
  const [forms, setForms] = useState<ReadonlyMap<string, BandForm>>(new Map());
  const composed = useMemo(() => {
    const document = withPictures(reading.compose(forms), moved);
    return { document, after: writePicture(compilerOf({ compiler }), document), counts: countTypes(document) };
  }, [reading, forms, compiler, moved]);
  const elsewhere = useMemo(() => {
    const stored = new Set(moved.values());
    return picturesElsewhere(composed.after, globalThis.location?.origin).filter((address) => !stored.has(address));
  }, [composed.after, moved]);
  const all = reading.parts.map((part) => ({ part, isRaw: formOf(part, forms) === "raw" }));
  const whole = ({ of }: { readonly of: number }) => ({ of, kept: of });
  const kept = sumContent(
    all.map(({ part: { kept: own }, isRaw }) =>
      isRaw ? { words: whole(own.words), links: whole(own.links), images: whole(own.images) } : own,
    ),
  );
  const choose = (id: string, form: BandForm) => setForms((known) => new Map(known).set(id, form));
  const shown = library && !isReadOnly ? elsewhere : [];
  return { forms, choose, ...composed, kept, elsewhere: shown, fetching, rawCount: all.filter(({ isRaw }) => isRaw).length };
}

function countTypes({ root }: EmailDocument): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { type } of collectBlocks(root)) if (!structureTypes.has(type)) counts.set(type, (counts.get(type) ?? 0) + 1);
  return new Map([...counts].sort(([, one], [, other]) => other - one));
}
