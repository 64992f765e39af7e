import type { DestinationFailure } from "@mailwright/contract";
import { failureCodes, destinations as ours } from "@mailwright/destinations";
import type { DestinationPort, DestinationSent, OfferedDestination, ShownDestination } from "../destination-port.js";
import { isRecord } from "../is-record.js";
import type { PortRefusal } from "../port-refusal.js";
import { withOutlookApp } from "../with-outlook-app.js";
import { ask, refused } from "./ask-host.js";
import type { HostDestination, HostDestinations } from "./host-destination.js";

const outlookAppName = "OUTLOOK_APP";

/** Where emails go from a page: it hands over what is on the canvas. */
export function driveDestinations(given: HostDestinations): DestinationPort {
  return {
    exportsStored: false,
    list: async () => ({ kind: "listed", destinations: listOf(given) }),
    authorize: ({ provider }, region, signal) =>
      ask(async () => {
        const url = await given.authorize?.({ provider, ...(region !== undefined && { region }) }, { signal });
        if (typeof url !== "string" || !isWebAddress(url)) return refused("unreadable-answer", "The page answered no address of a window.");
        return { kind: "link", url, endOrigin: location.origin } as const;
      }),
    send: (order, signal) => ask(async () => readSent(await given.send(order, { signal }))).then(withReason),
  };
}

function listOf({ list, authorize }: HostDestinations): readonly OfferedDestination[] {
  const offer = (destination: ShownDestination) => ({ kind: "service", destination, isReady: true }) as const;
  const hasWindow = ({ authorization }: Pick<ShownDestination, "authorization">) =>
    authorization.kind !== "code" || authorize !== undefined;
  if (!list) return withOutlookApp(ours.filter(hasWindow).map(offer));
  return list.flatMap((entry): readonly OfferedDestination[] => {
    if (entry === outlookAppName) return [{ kind: "outlook-app" }];
    const destination = typeof entry === "string" ? ours.find(({ provider }) => provider === entry) : complete(entry);
    return destination && hasWindow(destination) ? [offer(destination)] : [];
  });
}

function complete(own: HostDestination): ShownDestination {
  const { creates = "event" } = own;
  return {
    tab: "application",
    mark: { letters: own.name.slice(0, 2), ground: "#344054", ink: "#ffffff" },
    done: creates === "mail-draft" ? "drafted" : "exported",
    limits: {},
    mergeTags: null,
    fetchesHtml: false,
    wants: [],
    unsubscribeHeader: { by: "sender" },
    authorization: { kind: "none" },
    ...own,
    creates,
  };
}

function isWebAddress(url: string): boolean {
  return URL.canParse(url, location.href) && /^https?:$/.test(new URL(url, location.href).protocol);
}

function readSent(answer: unknown): DestinationSent | PortRefusal {
  const { ok, failure, externalUrl } = isRecord(answer) ? answer : {};
  if (ok === false) return { ...refused("destination-refused", "The destination did not take it."), destination: readFailure(failure) };
  return { kind: "sent", externalUrl: typeof externalUrl === "string" && isWebAddress(externalUrl) ? externalUrl : null };
}

function readFailure(failure: unknown): DestinationFailure {
  const { code, reason, isUncertain, retryAfterMs } = isRecord(failure) ? failure : {};
  return {
    code: failureCodes.find((each) => each === code) ?? "UPSTREAM",
    reason: typeof reason === "string" ? reason : "",
    isUncertain: isUncertain === true,
    retryAfterSeconds: typeof retryAfterMs === "number" ? Math.ceil(retryAfterMs / 1000) : null,
  };
}

/** What the page's own error says is what the person reads. */
function withReason(answer: DestinationSent | PortRefusal): DestinationSent | PortRefusal {
  if (answer.kind === "sent" || answer.destination) return answer;
  return { ...answer, destination: { code: "UPSTREAM", reason: answer.message, isUncertain: false, retryAfterSeconds: null } };
}
