import type { StoreDraft } from "@mailwright/client";
import { useState } from "react";
import { type StoreKind, type StoreWay, storeKinds } from "./store-kinds.js";

export interface StoreForm {
  readonly kind: StoreKind;
  readonly url: string;
  readonly name: string;
  readonly way: StoreWay;
  readonly isChanged: boolean;
  /** Null while something is missing that the store needs. */
  readonly draft: StoreDraft | null;
  filledIn(credential: string): string;
  setKind(kind: StoreKind): void;
  setUrl(url: string): void;
  setName(name: string): void;
  setWay(way: StoreWay): void;
  setCredential(name: string, value: string): void;
}

/** What is filled in to connect a store. Another kind keeps the address and the name, and asks for its own keys. */
export function useStoreForm(): StoreForm {
  const [kind, setKind] = useState<StoreKind>("shopify");
  const [url, setUrl] = useState("");
  const [name, setName] = useState("");
  const [way, setWay] = useState<StoreWay>(storeKinds.shopify.ways[0]);
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const filledIn = (credential: string) => values[credential] ?? "";
  const isComplete =
    url.trim() !== "" && way.credentials.every(({ name: key, isOptional }) => isOptional === true || filledIn(key).trim() !== "");
  const filled = way.credentials.flatMap(({ name: key }) => (filledIn(key).trim() === "" ? [] : [[key, filledIn(key).trim()]]));
  const draft = { kind, url: url.trim(), name: name.trim(), credentials: Object.fromEntries(filled) };
  return {
    kind,
    url,
    name,
    way,
    isChanged: url !== "" || name !== "" || Object.values(values).some((value) => value !== ""),
    draft: isComplete ? draft : null,
    filledIn,
    setKind: (next) => {
      setKind(next);
      setWay(storeKinds[next].ways[0]);
      setValues({});
    },
    setUrl,
    setName,
    setWay,
    setCredential: (key, value) => setValues((now) => ({ ...now, [key]: value })),
  };
}
