import { importEmailsMax } from "@mailwright/contract";
import { Button, TextArea, useTranslate } from "@mailwright/ui";
import { type FormEvent, useState } from "react";
import { readAddresses } from "./read-addresses.js";
import { useImportLimits } from "./start-faults.js";
import { startStrings } from "./start-strings.js";
import type { Bringing } from "./use-bringing.js";

/** A list of addresses that the server fetches emails from. */
export function BringAddresses({ bringing: { isFetching, fetchFrom } }: { readonly bringing: Bringing }) {
  const say = useTranslate(startStrings);
  const limits = useImportLimits();
  const [text, setText] = useState("");
  const [isLeft, setLeft] = useState(false);
  const { addresses, fault } = readAddresses(text);
  const count = addresses.length;
  const isTooMany = count > importEmailsMax;
  const tooMany = isTooMany ? say("tooManyAddresses", { count, most: limits.emails }) : undefined;
  const isFine = count > 0 && fault === undefined && !isTooMany;
  const send = (event: FormEvent) => {
    event.preventDefault();
    setLeft(true);
    if (isFine && !isFetching) fetchFrom(addresses);
  };
  return (
    <form className="mw-bring-addresses" onSubmit={send} noValidate>
      <TextArea
        label={say("addressList")}
        hint={say("addressHint", limits)}
        rows={6}
        placeholder="https://"
        value={text}
        error={tooMany ?? (isLeft && fault !== undefined ? say("noAddress", { address: fault }) : undefined)}
        onChange={setText}
        onBlur={() => setLeft(true)}
      />
      <div className="mw-bring-ways">
        <Button type="submit" variant="primary" isLoading={isFetching} disabled={count === 0}>
          {count > 0 ? say("importCount", { count }) : say("import")}
        </Button>
      </div>
    </form>
  );
}
