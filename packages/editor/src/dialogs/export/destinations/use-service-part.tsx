import type { Choices } from "@mailwright/destinations";
import { Button, ProgressBar, useKeptFocus } from "@mailwright/ui";
import { Send } from "@mailwright/ui/icons";
import { isFilledIn, type OpenDestinations, ServiceForm, useDestinationWords, useEntered } from "@mailwright/views/destinations";
import { useMemo, useRef } from "react";
import { useDocument, useEditorServices, useHasUnsavedWork } from "../../../base/context/editor-context.js";
import { compilerOf } from "../../../base/document/compiler-of.js";
import { useKnownPortWords } from "../../../base/words/port-words.js";
import type { KeptConnection } from "../../../ports/connection-port.js";
import type { DestinationPort, OfferedService } from "../../../ports/destination-port.js";
import { useWorkspace, useWorkspaceActions } from "../../../workspace/workspace-context.js";
import type { SendAgain } from "../../../workspace/workspace-store.js";
import type { ExportPart } from "../export-part.js";
import { BeforeSending } from "./before-sending.js";
import { prepareContent } from "./prepare-content.js";
import { useDestinationExport } from "./use-destination-export.js";
import { usePictureHolder } from "./use-picture-holder.js";

export interface ServicePartOptions {
  readonly list: OpenDestinations<DestinationPort> | null;
  readonly offer: OfferedService | null;
  /** The earlier export that the dialog was opened for. */
  readonly again: SendAgain | undefined;
  readonly onBack: () => void;
  readonly onKept: (connection: KeptConnection) => void;
}

/** The form of a service. What was typed stays while the dialog is open, for each of them. */
export function useServicePart({ list, offer, again, onBack, onKept }: ServicePartOptions): ExportPart | null {
  const sending = useDestinationExport();
  const isUnsaved = useHasUnsavedWork();
  const wordsFor = useKnownPortWords();
  const { store } = useEditorServices().ports;
  const { entered, account, given, choices, keep } = useEntered({ list, offer, onEntered: sending.forget, onBack, onKept });
  const prepared = usePrepared(list, offer, choices);
  const isFit = prepared?.problems.every(({ isAdvice }) => isAdvice) === true;
  const mayExport = offer?.isReady === true && isFit && isFilledIn(offer.destination, account, given);
  const earlier = again?.provider === offer?.destination.provider ? again?.id : undefined;
  const start = () =>
    list &&
    offer &&
    sending.start({ port: list.port, destination: offer.destination, given, choices, account, onKept: keep, again: earlier });
  const footer = useFooter({ name: offer?.destination.name ?? "", sending, mayExport, onStart: start });
  if (!list || !offer || !prepared) return null;
  const isWorking = sending.phase !== "idle";
  const body = (
    <ServiceForm
      key={offer.destination.provider}
      offer={offer}
      {...entered}
      before={
        <BeforeSending
          destination={offer.destination}
          prepared={prepared}
          savesFirst={list.port.exportsStored && isUnsaved && store.save !== undefined}
        />
      }
      wordsFor={wordsFor}
      isAgain={earlier !== undefined}
      isWorking={isWorking}
      fault={sending.fault}
      onSubmit={() => mayExport && !isWorking && start()}
    />
  );
  return { body, footer, isWorking };
}

/** The email as it would go, made anew when it or the destination is another. */
function usePrepared(list: OpenDestinations<DestinationPort> | null, offer: OfferedService | null, choices: Choices) {
  const { compiler } = useEditorServices();
  const document = useDocument((tree) => tree);
  const info = useWorkspace((workspace) => workspace.info);
  const holder = usePictureHolder(list, list?.port.exportsStored === true);
  return useMemo(
    () => (offer ? prepareContent(offer.destination, { compiler: compilerOf({ compiler }), document, info, holder, choices }) : null),
    [offer, compiler, document, info, holder, choices],
  );
}

interface FooterOptions {
  readonly name: string;
  readonly sending: ReturnType<typeof useDestinationExport>;
  readonly mayExport: boolean;
  readonly onStart: () => void;
}

function useFooter({ name, sending: { phase, fault, cancel }, mayExport, onStart }: FooterOptions) {
  const say = useDestinationWords();
  const { close } = useWorkspaceActions();
  const work = useRef<HTMLDivElement>(null);
  const leave = useRef<HTMLButtonElement>(null);
  const go = useRef<HTMLButtonElement>(null);
  useKeptFocus(phase !== "idle", () => work.current?.querySelector("button") ?? (mayExport ? go : leave).current);
  if (phase !== "idle")
    return (
      <div ref={work} className="mw-export-work">
        <ProgressBar label={say(phase, { name })} onCancel={cancel} />
      </div>
    );
  return (
    <>
      <Button ref={leave} onClick={close}>
        {say("cancel")}
      </Button>
      <Button ref={go} variant="primary" icon={Send} disabled={!mayExport} onClick={onStart}>
        {say(fault === null ? "export" : "again")}
      </Button>
    </>
  );
}
