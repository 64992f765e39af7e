import { useAnnounce, useRoot, useStyles, useTranslate } from "@mailwright/ui";
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { useEditorServices } from "../../base/context/editor-context.js";
import { useBlockBox } from "../../canvas/overlay/use-block-box.js";
import { useCanvas } from "../../canvas/surface/canvas-context.js";
import type { PersonHere, Together } from "../../ports/collaboration-port.js";
import { useWorkspace, useWorkspaceStore } from "../../workspace/workspace-context.js";
import css from "./company.css?inline";
import { companyStrings } from "./company-strings.js";
import { PeopleMenu } from "./people-menu.js";
import { PersonCaret } from "./person-caret.js";
import { useCompanyNews } from "./use-company-news.js";

const styles = [css];

/** Those with whom the template is open: in the header who they are, and on the email what they have selected. */
export function CompanyHere() {
  const together = useWorkspace((workspace) => workspace.together);
  return together ? <Here company={together} /> : null;
}

function Here({ company }: { readonly company: Together }) {
  useStyles(styles);
  const people = useSyncExternalStore(company.subscribe, company.people, company.people);
  const canvas = useCanvas();
  const place = useHeaderPlace();
  const following = useFollowed(people);
  const { editor } = useEditorServices();
  const workspace = useWorkspaceStore();
  useEffect(() => company.stay({ editor, workspace }), [company, editor, workspace]);
  useCompanyNews(company);
  return (
    <>
      {place && people.length > 0 ? createPortal(<PeopleMenu people={people} {...following} />, place) : null}
      {canvas
        ? createPortal(
            people.map((person) =>
              person.blockId === undefined ? null : <PersonAt key={person.id} person={person} blockId={person.blockId} />,
            ),
            canvas.overlay,
          )
        : null}
    </>
  );
}

/** A place in the header, before its buttons. The header is drawn without it, because most people work alone. */
function useHeaderPlace(): Element | null {
  const root = useRoot();
  const [place, setPlace] = useState<Element | null>(null);
  useLayoutEffect(() => {
    const actions = root.querySelector(".mw-header-actions");
    if (!actions) return undefined;
    const made = actions.ownerDocument.createElement("div");
    made.className = "mw-people-place";
    actions.before(made);
    setPlace(made);
    return () => made.remove();
  }, [root]);
  return place;
}

interface PersonAtProps {
  readonly person: PersonHere;
  readonly blockId: string;
}

function PersonAt({ person, blockId }: PersonAtProps) {
  return (
    <>
      <PersonFrame person={person} blockId={blockId} />
      {person.caret ? <PersonCaret person={person} blockId={blockId} caret={person.caret} /> : null}
    </>
  );
}

/** Outlines what somebody has selected. Said on request only: the menu in the header tells the same. */
function PersonFrame({ person, blockId }: PersonAtProps) {
  const say = useTranslate(companyStrings);
  const { name, colour, isWriting, caret } = person;
  return (
    <div ref={useBlockBox(blockId)} className="mw-person-frame" data-person={colour} aria-hidden="true">
      {caret ? null : <span className="mw-person-name">{isWriting ? say("writing", { name }) : name}</span>}
    </div>
  );
}

/** Whom this person follows: what they come to is brought into view, until this person selects something. */
function useFollowed(people: readonly PersonHere[]) {
  const say = useTranslate(companyStrings);
  const announce = useAnnounce();
  const canvas = useCanvas();
  const { editor } = useEditorServices();
  const [followedId, setFollowed] = useState<string | null>(null);
  const followed = people.find(({ id }) => id === followedId);
  const at = followed?.blockId;
  useEffect(() => {
    if (at !== undefined) canvas?.scrollToBlock(at);
  }, [canvas, at]);
  const isFollowing = followed !== undefined;
  useEffect(() => {
    if (!isFollowing) return undefined;
    return editor.viewState.subscribe((now, before) => {
      if (now.selection !== before.selection && now.selection.length > 0) setFollowed(null);
    });
  }, [editor, isFollowing]);
  return {
    followedId: followed?.id ?? null,
    onFollow({ id, name }: PersonHere) {
      const isEnd = id === followedId;
      setFollowed(isEnd ? null : id);
      announce(say(isEnd ? "unfollowed" : "followed", { name }));
    },
    onGoTo({ blockId }: PersonHere) {
      if (blockId !== undefined) canvas?.scrollToBlock(blockId);
    },
  };
}
