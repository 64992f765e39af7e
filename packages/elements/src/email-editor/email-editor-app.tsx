import { browserPorts, type EditorPorts, EmailEditor, type EmailEditorHandle, hostPorts, laterGifs } from "@mailwright/editor";
import { useCallback, useMemo } from "react";
import type { ElementAppProps } from "../element/element-app-props.js";
import { useWords } from "../element/use-words.js";
import { isDocument } from "../given/is-document.js";
import { readText, readTheme } from "../given/read-properties.js";
import type { EmailEditorDefaults } from "./email-editor-defaults.js";
import { useConnectedPorts } from "./use-connected-ports.js";
import { type HostProperties, noHostProperties, useHostProperties } from "./use-host-properties.js";

const languages = { de: async () => (await import("@mailwright/editor/languages/german")).german };

/** The component of the element, with what stands in for properties that the page leaves out. */
export function createEmailEditorApp({ picturesUrl, checksWorkerUrl }: EmailEditorDefaults) {
  return function App(props: ElementAppProps & Record<string, unknown>) {
    return <EmailEditorApp {...props} picturesUrl={props["picturesUrl"] ?? picturesUrl} checksWorkerUrl={checksWorkerUrl} />;
  };
}

/** Ties the element's surface to the editor component, and chooses its ports: connected with a session, host-driven without. */
function EmailEditorApp({ root, emit, onHandle, ...given }: ElementAppProps & Record<string, unknown>) {
  const sessionId = readText(given["sessionId"]);
  const checksWorkerUrl = readText(given["checksWorkerUrl"]);
  const properties = useHostProperties({ given, isConnected: sessionId !== undefined, checksWorkerUrl, emit });
  const ports = usePorts({ ...given, sessionId, properties, emit, host: root.host });
  const callbacks = useMemo(() => callbacksOf(emit), [emit]);
  const words = useWords(given, languages, emit);
  const takeHandle = useCallback(
    (handle: EmailEditorHandle | null) => onHandle(handle && guardDocument(handle, root.host)),
    [onHandle, root],
  );
  if (!ports || !words || !properties) return null;
  const { blocks, templating, features } = properties;
  return (
    <EmailEditor
      handleRef={takeHandle}
      root={root}
      ports={ports}
      document={sessionId === undefined ? given["document"] : undefined}
      mode={readMode(given["mode"])}
      theme={readTheme(given["theme"])}
      {...words}
      isEmbedded={given["embed"] === true}
      isSystem={given["system"] === true}
      isReadOnly={given["readonly"] === true}
      upgradeUrl={readText(given["upgradeUrl"])}
      storesUrl={readText(given["storesUrl"])}
      blocks={blocks}
      templating={templating}
      features={features}
      {...callbacks}
    />
  );
}

/** What is no email is told, and leaves what is open as it is. */
function guardDocument(handle: EmailEditorHandle, host: Element): EmailEditorHandle {
  return {
    ...handle,
    setDocument: async (document) => {
      if (isDocument(document)) return handle.setDocument(document);
      const [{ tellMisfits }, { noDocument }] = await Promise.all([
        import("../element/tell-misfits.js"),
        import("../given/no-document.js"),
      ]);
      if (host instanceof HTMLElement) tellMisfits(host, [noDocument(document)]);
    },
  };
}

/** Without one of its own the editor is in the mode that the user has chosen on the server. */
function readMode(mode: unknown): "simple" | "advanced" | undefined {
  return mode === "advanced" || mode === "simple" ? mode : undefined;
}

interface PortsInput {
  readonly sessionId: string | undefined;
  readonly apiUrl?: unknown;
  readonly templateId?: unknown;
  readonly system?: unknown;
  readonly properties: HostProperties | undefined;
  readonly name?: unknown;
  readonly picturesUrl?: unknown;
  readonly giphyKey?: unknown;
  readonly giphyUrl?: unknown;
  readonly renewSession?: unknown;
  readonly emit: ElementAppProps["emit"];
  readonly host: Element;
}

/** The world around the editor; a new one only when it is another template, user, server or set of providers. */
function usePorts({
  sessionId,
  apiUrl,
  templateId,
  system,
  properties,
  name,
  picturesUrl,
  giphyKey,
  giphyUrl,
  renewSession,
  emit,
  host,
}: PortsInput): EditorPorts | undefined {
  const { provided, mergeTags } = properties ?? noHostProperties;
  const connected = useConnectedPorts({
    sessionId: properties && sessionId,
    apiUrl: readText(apiUrl) ?? "",
    templateId: readText(templateId),
    isSystem: system === true,
    renewSession,
    emit,
  });
  // Two pages of one origin must not offer each other their drafts.
  const hostName = readText(name) ?? `${host.ownerDocument.location.pathname} ${host.id || "editor"}`;
  const driven = useMemo(
    () =>
      hostPorts({
        provided,
        name: hostName,
        picturesUrl: readText(picturesUrl),
        browser: browserPorts(),
      }),
    [provided, hostName, picturesUrl],
  );
  const ports = sessionId === undefined ? driven : connected;
  const key = readText(giphyKey);
  const giphyAddress = readText(giphyUrl)?.replace(/\/+$/, "");
  // A page may have its merge tags later than the email is on screen: nothing connects anew for them.
  return useMemo(() => {
    const tags = mergeTags.length > 0 ? { mergeTags: { list: async () => mergeTags } } : undefined;
    const gifs = key ? { gifs: laterGifs(key, giphyAddress) } : undefined;
    return ports && (tags || gifs) ? { ...ports, ...tags, ...gifs } : ports;
  }, [ports, mergeTags, key, giphyAddress]);
}

function callbacksOf(emit: ElementAppProps["emit"]) {
  const tell = (name: string) => (detail?: unknown) => void emit(name, detail);
  return {
    onReady: tell("ready"),
    onTitleChange: tell("title-change"),
    onChange: tell("change"),
    onDirtyChange: tell("dirty-change"),
    onSaveStatus: tell("save-status"),
    onSave: tell("save"),
    onPublish: (detail: object) => void emit("publish", { ...detail, status: "published" }),
    onCancel: tell("cancel"),
    onSelect: tell("select"),
    onNavigate: tell("navigate"),
    onError: tell("error"),
  };
}
