import { reopenOverlays } from "@mailwright/ui";
import r2wc from "@r2wc/react-to-web-component";
import { type ComponentType, lazy, Suspense, useEffect, useMemo, useSyncExternalStore } from "react";
import type { Shapes } from "../given/shapes.js";
import type { ElementAppProps } from "./element-app-props.js";
import { createElementStore, type ElementStore } from "./element-store.js";
import { ErrorBoundary } from "./error-boundary.js";
import { refuseFiles } from "./refuse-files.js";
import { useMisfits } from "./use-misfits.js";
import { warnOfQuirks } from "./warn-of-quirks.js";

export type AttributeKind = "string" | "boolean";

/** An element in words: what crosses from the page into React. */
export interface ReactElementSpec {
  readonly tag: string;
  /** Property name → kind. The attribute is the same name in kebab case. */
  readonly attributes: Readonly<Record<string, AttributeKind>>;
  readonly properties: readonly string[];
  readonly methods: readonly string[];
  /** Fetches the component when the first element is connected. */
  readonly load: () => Promise<ComponentType<ElementAppProps & Record<string, unknown>>>;
  /** Called with what the page has given as soon as the component is fetched, for code of it that only such pages need. */
  readonly fetchBeside?: (given: Readonly<Record<string, unknown>>) => void;
  /** Fetches what says which of the given values do not fit. */
  readonly loadShapes: () => Promise<Shapes>;
}

/** Fetched when it is needed: it is not meant to be. */
const CrashedApp = lazy(() => import("./crashed-app.js"));

type Handle = Readonly<Record<string, (...args: unknown[]) => unknown>>;

interface Internals {
  readonly store: ElementStore;
  /** What the methods call, once the component is there. */
  handle(): Promise<Handle>;
  /** Called with the component's handle, and with null when it goes. */
  readonly giveHandle: (handle: unknown) => void;
}

const internals = new WeakMap<HTMLElement, Internals>();

function internalsOf(element: HTMLElement): Internals {
  const known = internals.get(element);
  if (known) return known;
  const made = { store: createElementStore(), ...createHandleGate() };
  internals.set(element, made);
  return made;
}

function createHandleGate(): Pick<Internals, "handle" | "giveHandle"> {
  let waiting: ((handle: Handle) => void)[] = [];
  let current: Handle | undefined;
  return {
    handle: async () => current ?? new Promise<Handle>((resolve) => waiting.push(resolve)),
    giveHandle: (handle) => {
      current = isHandle(handle) ? handle : undefined;
      if (!current) return;
      for (const resolve of waiting) resolve(current);
      waiting = [];
    },
  };
}

function isHandle(value: unknown): value is Handle {
  return typeof value === "object" && value !== null;
}

/**
 * Defines a custom element whose content is a React component in an open shadow root. Over `r2wc` it adds what a page expects of
 * an element: object and function properties without a detour through attributes, properties set before the definition, a removed
 * attribute resets, moving the element in the page keeps its state, and cancelable composed events. A second call does nothing.
 */
export function defineReactElement(spec: ReactElementSpec): void {
  if (typeof customElements === "undefined" || customElements.get(spec.tag)) return;
  customElements.define(spec.tag, createElementClass(spec));
}

function createElementClass(spec: ReactElementSpec): CustomElementConstructor {
  const App = lazy(async () => ({ default: await spec.load() }));

  function Mounted({ container }: { container?: ShadowRoot }) {
    if (!container) return null;
    return <Connected root={container} />;
  }

  function Connected({ root }: { readonly root: ShadowRoot }) {
    const { host } = root;
    if (!(host instanceof HTMLElement)) return null;
    return <Filled root={root} host={host} />;
  }

  function Filled({ root, host }: { readonly root: ShadowRoot; readonly host: HTMLElement }) {
    const { store, giveHandle } = internalsOf(host);
    const props = useSyncExternalStore(store.subscribe, store.snapshot);
    const emit = useMemo(() => emitFrom(host), [host]);
    useMisfits(host, props, spec);
    useEffect(() => spec.fetchBeside?.(props), [props]);
    const report = (error: unknown) => void emit("error", { code: "crashed", message: String(error) });
    const tellOf = (onRetry: () => void) => (
      <ErrorBoundary onError={report}>
        <Suspense fallback={null}>
          <CrashedApp {...props} root={root} emit={emit} onRetry={onRetry} />
        </Suspense>
      </ErrorBoundary>
    );
    return (
      <ErrorBoundary onError={report} fallback={tellOf}>
        <Suspense fallback={null}>
          <App {...props} root={root} emit={emit} onHandle={giveHandle} />
        </Suspense>
      </ErrorBoundary>
    );
  }

  const Base = r2wc(Mounted, { shadow: "open", props: [] }) as unknown as ElementBase;
  return addSurface(createLifecycle(Base, spec), spec);
}

/** What r2wc's class has and its types do not say. */
type ElementBase = new () => HTMLElement & { connectedCallback(): void; disconnectedCallback(): void };

/** A router that puts a page aside brings it back within some frames. */
const comesBackWithinMs = 300;
/** The elements that were taken off a page and may still come back: how each is let go at once. */
const leaving = new Set<() => void>();

/** What holds an element's keys is fetched when somebody is in the element: before, no key is meant for it. */
function createKeyHold(element: HTMLElement) {
  let end: (() => void) | undefined;
  return {
    hold: () => {
      import("./hold-keys.js").then(
        ({ holdKeys }) => {
          if (element.isConnected) end ??= holdKeys(element);
        },
        () => undefined, // without a connection keys go as the page lets them
      );
    },
    letGo: () => {
      end?.();
      end = undefined;
    },
  };
}

function createLifecycle(Base: ElementBase, spec: ReactElementSpec): CustomElementConstructor {
  const byAttribute = new Map(Object.keys(spec.attributes).map((name) => [kebabCase(name), name]));
  return class extends Base {
    #isLeaving = false;
    #leaveTimer: ReturnType<typeof setTimeout> | undefined;
    readonly #keys = createKeyHold(this);

    static get observedAttributes() {
      return [...byAttribute.keys()];
    }

    override connectedCallback() {
      upgradeProperties(this, [...Object.keys(spec.attributes), ...spec.properties]);
      if (this.#isLeaving) {
        this.#stay();
        if (this.shadowRoot) reopenOverlays(this.shadowRoot); // browsers close popovers when an element leaves its place
        return;
      }
      // Whoever adds another does not bring the last one back: its unsaved work is for the new one to offer.
      for (const leave of leaving) leave();
      super.connectedCallback();
      warnOfQuirks(this);
      this.addEventListener("dragover", refuseFiles); // nothing is added where it is there already
      this.addEventListener("focusin", this.#keys.hold, { once: true });
    }

    override disconnectedCallback() {
      this.#isLeaving = true;
      // A move in the page is a removal and an insertion, and frameworks need a moment in between: what comes back keeps its state.
      leaving.add(this.#leave);
      this.#leaveTimer = setTimeout(this.#leave, comesBackWithinMs);
    }

    #stay(): void {
      this.#isLeaving = false;
      clearTimeout(this.#leaveTimer);
      leaving.delete(this.#leave);
    }

    readonly #leave = () => {
      this.#stay();
      this.#keys.letGo();
      super.disconnectedCallback();
    };

    /** Present so that `moveBefore` moves the element without disconnecting it. */
    connectedMoveCallback() {
      if (this.shadowRoot) reopenOverlays(this.shadowRoot);
    }

    attributeChangedCallback(attribute: string, _: string | null, value: string | null) {
      const name = byAttribute.get(attribute);
      if (name) internalsOf(this).store.set(name, parseAttribute(spec.attributes[name] ?? "string", value));
    }
  };
}

/** Gives the class its properties and its methods; a method waits until the component is there. */
function addSurface(Element: CustomElementConstructor, spec: ReactElementSpec): CustomElementConstructor {
  for (const name of [...Object.keys(spec.attributes), ...spec.properties]) {
    Object.defineProperty(Element.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        return internalsOf(this).store.get(name);
      },
      set(this: HTMLElement, value: unknown) {
        internalsOf(this).store.set(name, spec.attributes[name] === "boolean" ? readFlag(value) : value);
      },
    });
  }
  for (const name of spec.methods) {
    Object.defineProperty(Element.prototype, name, {
      configurable: true,
      async value(this: HTMLElement, ...args: unknown[]) {
        const handle = await internalsOf(this).handle();
        return handle[name]?.(...args);
      },
    });
  }
  return Element;
}

/** Properties that a page or framework set before the class was defined hide the accessors: set them again. */
function upgradeProperties(element: HTMLElement, names: readonly string[]): void {
  for (const name of names) {
    if (!Object.hasOwn(element, name)) continue;
    const value: unknown = Reflect.get(element, name);
    Reflect.deleteProperty(element, name);
    Reflect.set(element, name, value);
  }
}

function emitFrom(host: HTMLElement): ElementAppProps["emit"] {
  return (name, detail, { cancelable = false } = {}) =>
    host.dispatchEvent(new CustomEvent(`mw-${name}`, { detail, bubbles: true, composed: true, cancelable }));
}

function parseAttribute(kind: AttributeKind, value: string | null): unknown {
  if (value === null) return undefined;
  return kind === "boolean" ? readFlag(value) : value;
}

/** React and other frameworks set a custom element's property to what is written in the markup: a text. */
function readFlag(value: unknown): boolean | undefined {
  if (value === undefined || value === null) return undefined;
  return typeof value === "string" ? value !== "false" : Boolean(value);
}

function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
