import { Button, useFormats, useKeptFocus, useTranslate } from "@mailwright/ui";
import { Crop, Pencil, Trash2 } from "@mailwright/ui/icons";
import { type ReactNode, useRef, useState } from "react";
import { LaterEditor } from "../edit/later-editor.js";
import type { LibraryPicture, PictureLibrary } from "../model/picture-library.js";
import { DeletePictureDialog } from "./delete-picture-dialog.js";
import { libraryStrings } from "./library-strings.js";
import { PictureStill } from "./picture-grid.js";
import { PictureNameForm } from "./picture-name-form.js";
import { type LinkOfUse, UseList } from "./use-list.js";
import { type UsesState, usePictureUses } from "./use-picture-uses.js";

export interface PictureDetailsProps {
  readonly library: PictureLibrary;
  readonly picture: LibraryPicture;
  readonly onRenamed: (picture: LibraryPicture) => void;
  readonly onRemoved: (picture: LibraryPicture) => void;
  /** Told of a picture that was made of it. */
  readonly onEdited: (picture: LibraryPicture) => void;
  /** More that can be done with it. */
  readonly actions?: ReactNode;
  readonly linkOfUse?: LinkOfUse | undefined;
  /** Of its name: one below the title that it stands under. */
  readonly headingLevel: 2 | 3;
}

/** What is known of one picture, and what can be done with it. */
export function PictureDetails(props: PictureDetailsProps) {
  const { library, picture, onRenamed, onRemoved, onEdited, actions, linkOfUse, headingLevel } = props;
  const say = useTranslate(libraryStrings);
  const uses = usePictureUses(library, picture);
  const [open, setOpen] = useState<"name" | "delete" | "edit">();
  const close = () => setOpen(undefined);
  const renaming = useRef<HTMLButtonElement>(null);
  useKeptFocus(open, () => renaming.current);
  const edited = (next: LibraryPicture) => {
    close();
    onEdited(next);
  };
  return (
    <aside className="mw-picture-details" aria-label={say("details")}>
      <div className="mw-picture-portrait">
        <PictureStill key={picture.id} picture={picture} />
      </div>
      {open === "name" ? (
        <PictureNameForm library={library} picture={picture} onRenamed={onRenamed} onClose={close} />
      ) : (
        <Heading level={headingLevel} className="mw-picture-title">
          {picture.name || say("unnamed")}
        </Heading>
      )}
      <Facts picture={picture} />
      <Uses uses={uses} linkOf={linkOfUse} headingLevel={headingLevel} />
      <div className="mw-picture-actions">
        {actions}
        {library.edit ? (
          <Button icon={Crop} onClick={() => setOpen("edit")}>
            {say("edit")}
          </Button>
        ) : null}
        {library.rename && open !== "name" ? (
          <Button ref={renaming} icon={Pencil} onClick={() => setOpen("name")}>
            {say("rename")}
          </Button>
        ) : null}
        {library.remove ? (
          <Button icon={Trash2} onClick={() => setOpen("delete")}>
            {say("delete")}
          </Button>
        ) : null}
      </div>
      {open === "delete" ? <DeletePictureDialog {...{ library, picture, uses, onRemoved }} onClose={close} /> : null}
      {open === "edit" ? <LaterEditor {...{ library, picture }} onSaved={edited} onClose={close} /> : null}
    </aside>
  );
}

function Facts({ picture: { widthPx, heightPx, sizeBytes, createdAtMs } }: { readonly picture: LibraryPicture }) {
  const say = useTranslate(libraryStrings);
  const { bytes, date } = useFormats();
  const facts: readonly (readonly [string, string])[] = [
    ...(widthPx && heightPx ? [[say("size"), say("pixels", { width: widthPx, height: heightPx })] as const] : []),
    ...(sizeBytes === undefined ? [] : [[say("weight"), bytes(sizeBytes)] as const]),
    ...(createdAtMs === undefined ? [] : [[say("added"), date(new Date(createdAtMs), { dateStyle: "medium" })] as const]),
  ];
  if (facts.length === 0) return null;
  return (
    <dl className="mw-picture-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface HeadingProps {
  readonly level: 2 | 3 | 4;
  readonly className: string;
  readonly children: ReactNode;
}

function Heading({ level, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag {...rest} />;
}

interface UsesProps extends Pick<PictureDetailsProps, "headingLevel"> {
  readonly uses: UsesState;
  readonly linkOf: LinkOfUse | undefined;
}

function Uses({ uses, linkOf, headingLevel }: UsesProps) {
  const say = useTranslate(libraryStrings);
  if (uses.phase === "unknown") return null;
  return (
    <div className="mw-picture-uses">
      <Heading level={headingLevel === 2 ? 3 : 4} className="mw-picture-uses-title">
        {say("usedIn")}
      </Heading>
      {uses.phase === "loading" ? <p role="status">{say("usesLoading")}</p> : null}
      {uses.phase === "failed" ? <p role="alert">{say("usesFailed")}</p> : null}
      {uses.phase === "ready" ? <UseList {...uses} linkOf={linkOf} /> : null}
    </div>
  );
}
