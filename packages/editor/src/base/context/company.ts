import type { BlockId } from "@mailwright/document";

/** Somebody else who has the template open. */
export interface PersonHere {
  readonly id: string;
  readonly name: string;
  /** Which of the colours of people is theirs, from 0. */
  readonly colour: number;
  readonly blockId: BlockId | undefined;
  /** They write in that block. */
  readonly isWriting: boolean;
}

/** Those with whom the template is open together. */
export interface Company {
  /** Everybody but oneself, in the order in which they came. The same list until it changes. */
  people(): readonly PersonHere[];
  subscribe(listener: () => void): () => void;
  /** Blocks of which no rule decided when the connection came back: both sides had changed them. Told once. */
  takeContested(): readonly BlockId[];
  /** Stays together with them until the answer is called. */
  stay(): () => void;
}
