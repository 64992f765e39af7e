import { exportTemplatesMax, type TemplateSummary } from "@mailwright/contract";
import { Button, ProgressBar, useKeptFocus, useTranslate } from "@mailwright/ui";
import { Send } from "@mailwright/ui/icons";
import type { KeptConnection, OfferedService, PortRefusal } from "@mailwright/views/destination-ports";
import { isFilledIn, type OpenDestinations, ServiceForm, useDestinationWords, useEntered } from "@mailwright/views/destinations";
import { useRef, useState } from "react";
import type { ExportPart } from "../export-part.js";
import { bulkExportStrings } from "../export-strings.js";
import { StartFault } from "../start-fault.js";
import { useReasons } from "../use-reasons.js";
import { AgainChoice } from "./again-choice.js";
import { BeforeMany, mayGo } from "./before-many.js";
import { useOutlooks } from "./use-outlooks.js";
import { useSendMany } from "./use-send-many.js";

interface ServiceFormOptions {
  readonly list: OpenDestinations | null;
  readonly offer: OfferedService | null;
  readonly templates: readonly TemplateSummary[];
  readonly onBack: () => void;
  readonly onKept: (connection: KeptConnection) => void;
  readonly onStarted: (id: string) => void;
  readonly onClose: () => void;
}

const noChoices = {};

/** The form of a service, with what is to be known of all the templates. What was typed stays while the dialog is open. */
export function useServiceForm({ list, offer, templates, onBack, onKept, onStarted, onClose }: ServiceFormOptions): ExportPart | null {
  const say = useTranslate(bulkExportStrings);
  const sending = useSendMany(onStarted);
  const { entered, account, given, choices, keep } = useEntered({ list, offer, onEntered: sending.forget, onBack, onKept });
  const { wordsOf } = useReasons();
  const isTooMany = templates.length > exportTemplatesMax;
  const outlooks = useOutlooks(
    isTooMany || !offer?.isReady ? undefined : offer.destination.provider,
    templates.map(({ id }) => id),
    offer?.destination.tagsFor ? choices : noChoices,
  );
  const [isAgain, setAgain] = useState(false);
  if (!list || !offer) return null;
  const { destination, isReady, mayUpdate = false } = offer;
  const { provider, name } = destination;
  // Those of which it is known that they cannot go are left out; the server judges all the others.
  const ids = templates.map(({ id }) => id).filter((id) => outlooks.known.every((each) => each.templateId !== id || mayGo(each)));
  const maySend = isReady && !isTooMany && ids.length > 0 && outlooks.isWhole && isFilledIn(destination, account, given);
  const known = destination.creates === "event" ? 0 : outlooks.known.filter(({ wasSent }) => wasSent).length;
  const start = () =>
    sending.start({ port: list.port, destination, ids, given, isAgain: isAgain && mayUpdate && known > 0, account, onKept: keep });
  const isWorking = sending.phase !== "idle";
  const body = (
    <>
      <ServiceForm
        key={provider}
        offer={offer}
        {...entered}
        before={
          <div className="mw-export-before">
            {known > 0 && <AgainChoice {...{ name, known, mayUpdate, isAgain }} isDisabled={isWorking} onChange={setAgain} />}
            <BeforeMany destination={destination} templates={templates} outlooks={outlooks} />
          </div>
        }
        wordsFor={(refusal: PortRefusal) => wordsOf(refusal.code, "")}
        isMany
        isAgain={false}
        isWorking={isWorking}
        fault={sending.fault}
        onSubmit={() => maySend && !isWorking && start()}
      />
      {isTooMany && <StartFault>{say("tooMany", { most: exportTemplatesMax, count: templates.length })}</StartFault>}
    </>
  );
  const footer = <Footer name={name} sending={sending} maySend={maySend} count={ids.length} onStart={start} onClose={onClose} />;
  return { body, footer, isWorking };
}

interface FooterProps {
  readonly name: string;
  readonly sending: ReturnType<typeof useSendMany>;
  readonly maySend: boolean;
  readonly count: number;
  readonly onStart: () => void;
  readonly onClose: () => void;
}

function Footer({ name, sending: { phase, fault, cancel }, maySend, count, onStart, onClose }: FooterProps) {
  const say = useTranslate(bulkExportStrings);
  const sayOf = useDestinationWords();
  const work = useRef<HTMLDivElement>(null);
  const leave = useRef<HTMLButtonElement>(null);
  const go = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone while there is work: what stops the work has the focus then, and afterwards what begins it anew.
  useKeptFocus(phase, () => (phase === "idle" ? (maySend ? go : leave).current : work.current?.querySelector("button")));
  if (phase !== "idle")
    return (
      <div ref={work} className="mw-bulk-work">
        {/* What has begun on the server is cancelled there: a second go would send a second time what the first one sends all the same. */}
        {phase === "starting" ? <ProgressBar label={say("starting")} /> : <ProgressBar label={sayOf(phase, { name })} onCancel={cancel} />}
      </div>
    );
  return (
    <>
      <Button ref={leave} onClick={onClose}>
        {say("cancel")}
      </Button>
      <Button ref={go} variant="primary" icon={Send} disabled={!maySend} onClick={onStart}>
        {fault === null ? say("send", { count }) : sayOf("again")}
      </Button>
    </>
  );
}
