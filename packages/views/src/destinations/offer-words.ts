import { outlookApp } from "@mailwright/destinations";
import { type Translate, useTranslate } from "@mailwright/ui";
import { destinationStrings } from "./destination-strings.js";
import type { OfferedDestination, OfferedService, ShownDestination } from "./model/service-port.js";

type Say = Translate<typeof destinationStrings.messages>;

/** A destination as its card shows it. */
export interface OfferWords {
  readonly key: string;
  readonly name: string;
  readonly hint: string;
  readonly tab: ShownDestination["tab"];
  readonly mark: ShownDestination["mark"];
  readonly isReady: boolean;
}

/** What is said of a destination, whatever kind it is. */
export function describeOffer(offer: OfferedDestination, say: Say): OfferWords {
  if (offer.kind === "outlook-app") {
    const { id, tab, mark } = outlookApp;
    return { key: id, name: say("outlookApp"), hint: say("outlookAppHint"), tab, mark, isReady: true };
  }
  const { provider, name, creates, tab, mark } = offer.destination;
  return { key: provider, name, hint: say(creates), tab, mark, isReady: offer.isReady };
}

/** Is it a service, and no file? */
export const isService = (offer: OfferedDestination | undefined): offer is OfferedService => offer?.kind === "service";

/** The words of exporting. */
export function useDestinationWords(): Say {
  return useTranslate(destinationStrings);
}
