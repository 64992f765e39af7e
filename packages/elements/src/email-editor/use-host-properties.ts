import type { EditorFeatures, HostBlocks, ProvidedPorts, Templating } from "@mailwright/editor";
import { useEffect, useMemo, useState } from "react";
import type { ElementAppProps } from "../element/element-app-props.js";
import type { MergeTags } from "../given/read-editor-properties.js";
import { isDriven } from "./is-driven.js";

type Reader = typeof import("../given/read-host-properties.js");

/** The properties of an editor that hold more than text, as far as they fit. Each is the same object until the page gives another. */
export interface HostProperties {
  readonly provided: ProvidedPorts;
  readonly mergeTags: MergeTags;
  readonly blocks: HostBlocks | undefined;
  readonly templating: Templating | undefined;
  readonly features: EditorFeatures;
}

export interface HostPropertiesOptions {
  readonly given: Readonly<Record<string, unknown>>;
  readonly isConnected: boolean;
  readonly checksWorkerUrl: string | undefined;
  readonly emit: ElementAppProps["emit"];
}

const nothing: ProvidedPorts = {};
const noTags: MergeTags = [];

/** What counts until the properties are read. */
export const noHostProperties: Pick<HostProperties, "provided" | "mergeTags"> = { provided: nothing, mergeTags: noTags };

/**
 * Reads them, by code that is fetched for the first page that gives one. Nothing while an editor that was given some from the start waits for
 * that code; an editor that is open already goes on without them until it is there.
 */
export function useHostProperties({ given, isConnected, checksWorkerUrl, emit }: HostPropertiesOptions): HostProperties | undefined {
  const isGiven = isDriven(given);
  const [mustWait] = useState(isGiven);
  const reader = useReader(isGiven, emit);
  const { providers, user, mergeTags, blocks, templating, features } = given;
  const plain = reader === "none" || reader === "failed" ? undefined : reader;
  const read = {
    provided: useMemo(
      () => (providers === undefined ? nothing : plain?.readProvided(providers, user)) ?? nothing,
      [plain, providers, user],
    ),
    mergeTags: useMemo(() => plain?.readMergeTags(mergeTags) ?? noTags, [plain, mergeTags]),
    blocks: useMemo(() => plain?.readBlocks(blocks), [plain, blocks]),
    templating: useMemo(() => plain?.readTemplating(templating), [plain, templating]),
    features: useMemo(
      () => plain?.readFeatures(features, isConnected, checksWorkerUrl) ?? usualFeatures(isConnected, checksWorkerUrl),
      [plain, features, isConnected, checksWorkerUrl],
    ),
  };
  return mustWait && reader === "none" ? undefined : read;
}

/** Without a server there is no list of templates to go home to. */
function usualFeatures(isConnected: boolean, workerUrl: string | undefined): EditorFeatures {
  return { home: isConnected, ...(workerUrl !== undefined && { checks: { workerUrl } }) };
}

/** How long an editor may be busy with opening before the code is fetched that reads what its page may give later. */
const aheadMs = 500;

/** A page that takes a right away while the editor is open must not wait for code: what it gives then counts with the next rendering. */
function fetchAhead(): () => void {
  const timer = setTimeout(() => void import("../given/read-host-properties.js").catch(() => undefined), aheadMs);
  return () => clearTimeout(timer);
}

function useReader(isNeeded: boolean, emit: ElementAppProps["emit"]): Reader | "none" | "failed" {
  const [reader, setReader] = useState<Reader | "none" | "failed">("none");
  useEffect(() => {
    if (!isNeeded) return fetchAhead();
    let isWanted = true;
    const fail = () => {
      if (!isWanted) return;
      setReader("failed");
      emit("error", { code: "properties-not-loaded", message: "What the page gives could not be read." });
    };
    import("../given/read-host-properties.js").then((loaded) => isWanted && setReader(loaded), fail);
    return () => {
      isWanted = false;
    };
  }, [isNeeded, emit]);
  return reader;
}
