import { toggleFold } from "../mail/folded-by-hand.js";

/** What a reader of the email may press in it without leaving it: an answer that unfolds, or a dot that turns a carousel to its picture. */
export type ReaderControl = HTMLDetailsElement | HTMLInputElement;

/** What became of one of them: the `place`th of `count`. */
export interface ReaderNews {
  readonly did: "open" | "fold" | "turn";
  readonly place: number;
  readonly count: number;
}

/**
 * Does what the reader's press does. The document does not change. The browser turns a carousel whose dot is pressed by itself, so its
 * dot may be chosen already.
 */
export function operate(control: ReaderControl): ReaderNews {
  if (isTurn(control)) {
    control.checked = true;
    return { did: "turn", ...placeIn(turnsBeside(control), control) };
  }
  toggleFold(control);
  return { did: control.open ? "open" : "fold", ...placeIn(foldsBeside(control), control) };
}

function placeIn<T>(all: readonly T[], one: T): Omit<ReaderNews, "did"> {
  return { place: all.indexOf(one) + 1, count: all.length };
}

/**
 * What a press at this point operates: a dot, the dot of a thumbnail, or the answer whose arrow is there. The arrow is what stands before the
 * words of a question, which take the caret. Where nothing may be written (`isWhole`), the whole question is the arrow.
 */
export function pressedControl(event: Event, clientX: number, isWhole: boolean): ReaderControl | undefined {
  for (const node of event.composedPath()) {
    if (!isElement(node)) continue;
    const turn = turnOf(node);
    if (turn) return turn;
    if (node.nodeName === "SUMMARY") return isWhole || isArrow(node, clientX) ? foldOf(node) : undefined;
  }
  return undefined;
}

/** The dot that an element is, or that it stands for as the label of it. */
export function turnOf(element: HTMLElement): HTMLInputElement | undefined {
  const control: unknown = "control" in element ? element.control : element;
  return isElement(control) && isTurn(control) ? control : undefined;
}

function isArrow(summary: HTMLElement, clientX: number): boolean {
  const [line] = (summary.firstElementChild ?? summary).getClientRects();
  const isRtl = getComputedStyle(summary).direction === "rtl";
  return line !== undefined && (isRtl ? clientX > line.right : clientX < line.left);
}

function foldOf({ parentElement }: HTMLElement): HTMLDetailsElement | undefined {
  return parentElement && isFold(parentElement) ? parentElement : undefined;
}

/** What the keys operate in a block: the dot after the one that is chosen, or the first answer that is folded; if none is, the first. */
export function nextControl(block: ParentNode): ReaderControl | undefined {
  const turns = [...block.querySelectorAll<HTMLInputElement>(turnSelector)];
  if (turns.length > 0) return turns[(turns.findIndex(({ checked }) => checked) + 1) % turns.length];
  const folds = [...block.querySelectorAll("details")];
  return folds.find(({ open }) => !open) ?? folds[0];
}

/** What an element is folded in, to be unfolded before it is written. */
export function foldedAround(element: Element): readonly ReaderControl[] {
  const around: ReaderControl[] = [];
  for (let fold = element.closest("details"); fold; fold = fold.parentElement?.closest("details") ?? null) {
    if (!fold.open) around.push(fold);
  }
  return around;
}

/** A carousel that was turned to a picture that is gone shows its first one. */
export function keepTurned(container: ParentNode): void {
  for (const turn of container.querySelectorAll<HTMLInputElement>(`${turnSelector}[checked]`)) {
    if (!turnsBeside(turn).some(({ checked }) => checked)) turn.checked = true;
  }
}

const turnSelector = "input[type=radio]";

function turnsBeside(turn: HTMLInputElement): readonly HTMLInputElement[] {
  return [...(turn.parentElement?.querySelectorAll<HTMLInputElement>(turnSelector) ?? [turn])].filter(({ name }) => name === turn.name);
}

function foldsBeside(fold: HTMLDetailsElement): readonly HTMLDetailsElement[] {
  return [...(fold.closest("[data-block-id]") ?? fold).querySelectorAll("details")];
}

// Not by `instanceof`: an element that was moved from another document has the classes of that document's window.
const isElement = (target: unknown): target is HTMLElement => typeof target === "object" && target !== null && "nodeName" in target;
const isTurn = (element: HTMLElement): element is HTMLInputElement =>
  element.nodeName === "INPUT" && element.getAttribute("type") === "radio";
const isFold = (element: HTMLElement): element is HTMLDetailsElement => element.nodeName === "DETAILS";
