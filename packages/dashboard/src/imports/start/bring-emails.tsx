import { Segmented, useTranslate } from "@mailwright/ui";
import { useState } from "react";
import { BringAddresses } from "./bring-addresses.js";
import { BringFiles } from "./bring-files.js";
import { startStrings } from "./start-strings.js";
import { useBringing } from "./use-bringing.js";

/** Files or addresses of emails, as the person chooses. */
export function BringEmails() {
  const say = useTranslate(startStrings);
  const [way, setWay] = useState<"files" | "addresses">("files");
  const bringing = useBringing();
  const choose = (next: typeof way) => {
    bringing.forget();
    setWay(next);
  };
  return (
    <div className="mw-bring">
      {bringing.sending ? null : (
        <Segmented
          label={say("way")}
          isLabelHidden
          value={way}
          options={[
            { value: "files", label: say("files") },
            { value: "addresses", label: say("addresses") },
          ]}
          onChange={choose}
        />
      )}
      {way === "files" ? <BringFiles bringing={bringing} /> : <BringAddresses bringing={bringing} />}
      {bringing.fault === undefined ? null : (
        <p className="mw-bring-fault" role="alert">
          {bringing.fault}
        </p>
      )}
    </div>
  );
}
