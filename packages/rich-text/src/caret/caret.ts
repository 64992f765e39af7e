/** A place in the viewport, as pointer events give it. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A gap between two letters of an element's text, as ranges name it. */
export interface Caret {
  readonly node: Node;
  readonly offset: number;
}
