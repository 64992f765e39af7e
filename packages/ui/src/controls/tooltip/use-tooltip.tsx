import {
  type FocusEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  lazy,
  type PointerEvent,
  type ReactNode,
  type Ref,
  type RefCallback,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import type { Side } from "../../floating/place-floating.js";
import type { TooltipProps } from "./tooltip.js";

/** The pointer must rest this long: a tooltip on every pass would flicker. */
const tooltipDelayMs = 500;
const tooltipLingerMs = 80;

// The bubble and its placing come with the first tooltip. Without a connection there are none; every control has its name.
const Tooltip = lazy(async () => {
  const bubble = await import("./tooltip.js").catch(() => undefined);
  return { default: bubble?.Tooltip ?? NoTooltip };
});

function NoTooltip(_: TooltipProps): ReactNode {
  return null;
}

type Handled = "onPointerEnter" | "onPointerLeave" | "onPointerDown" | "onFocus" | "onBlur" | "onKeyDown";

export interface TooltipOptions<Target extends HTMLElement> {
  readonly text: string;
  readonly shortcut?: string | undefined;
  readonly side?: Side | undefined;
  readonly ref?: Ref<Target> | undefined;
  /** The handlers the control already has: they are called first. */
  readonly on: Pick<HTMLAttributes<Target>, Handled>;
}

/** What the control spreads and renders. */
export interface ControlTooltip<Target extends HTMLElement> {
  readonly anchor: RefCallback<Target>;
  readonly handlers: Pick<HTMLAttributes<Target>, Handled>;
  readonly tooltip: ReactNode;
}

/** Gives a control a tooltip: shown after a rest of the pointer and on keyboard focus, gone on leaving, on a press and on Escape. */
export function useTooltip<Target extends HTMLElement>({ text, shortcut, side, ref, on }: TooltipOptions<Target>): ControlTooltip<Target> {
  const target = useRef<Target>(null);
  const { isShown, show, hide } = useDelayedFlag();
  const anchor = useMemo(() => joinRefs(target, ref), [ref]);

  const handlers: Pick<HTMLAttributes<Target>, Handled> = {
    onPointerEnter: (event: PointerEvent<Target>) => {
      on.onPointerEnter?.(event);
      if (event.pointerType === "mouse") show(tooltipDelayMs);
    },
    onPointerLeave: (event: PointerEvent<Target>) => {
      on.onPointerLeave?.(event);
      hide(tooltipLingerMs);
    },
    onPointerDown: (event: PointerEvent<Target>) => {
      on.onPointerDown?.(event);
      hide(0);
    },
    onFocus: (event: FocusEvent<Target>) => {
      on.onFocus?.(event);
      if (event.currentTarget.matches(":focus-visible")) show(0);
    },
    onBlur: (event: FocusEvent<Target>) => {
      on.onBlur?.(event);
      hide(0);
    },
    onKeyDown: (event: KeyboardEvent<Target>) => {
      on.onKeyDown?.(event);
      if (event.key === "Escape" || event.key === "Enter" || event.key === " ") hide(0);
    },
  };

  const tooltip = isShown ? (
    <Suspense fallback={null}>
      <Tooltip
        anchor={target}
        text={text}
        shortcut={shortcut}
        side={side}
        onPointerEnter={() => show(0)}
        onPointerLeave={() => hide(tooltipLingerMs)}
      />
    </Suspense>
  ) : null;
  return { anchor, handlers, tooltip };
}

function useDelayedFlag() {
  const [isShown, setShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const set = (next: boolean, delayMs: number) => {
    clearTimeout(timer.current);
    if (delayMs === 0) setShown(next);
    else timer.current = setTimeout(() => setShown(next), delayMs);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return { isShown, show: (delayMs: number) => set(true, delayMs), hide: (delayMs: number) => set(false, delayMs) };
}

function joinRefs<Target>(own: { current: Target | null }, given: Ref<Target> | undefined) {
  return (element: Target | null) => {
    own.current = element;
    if (typeof given === "function") return given(element);
    if (given) given.current = element;
  };
}
