/** What components leave for the head while they render. Objects of the run itself: slots exchange them. */
export interface HeadStyleStore {
  mediaQueries: Record<string, string>;
  headStyle: Record<string, (breakpoint: string) => string>;
  componentsHeadStyle: ((breakpoint: string) => string)[];
}

/** Everything that the skeleton is written from. */
export interface SkeletonData extends HeadStyleStore {
  readonly content: string;
  readonly breakpoint: string;
  readonly fonts: Readonly<Record<string, string>>;
  readonly title: string;
  readonly style: readonly (string | ((breakpoint: string) => string))[];
  readonly inlineStyle: readonly string[];
  readonly headRaw: readonly (string | null | undefined)[];
  readonly lang: string;
  readonly dir: string;
  readonly beforeDoctype: string;
  readonly forceOWADesktop: boolean;
  readonly printerSupport: boolean;
}

/** As much of a component's context as a slot looks at. */
export interface SlotContext {
  readonly globalData: HeadStyleStore;
  /** The width that the component's parent leaves to it: `"660px"`. */
  readonly containerWidth: string;
}

/** A component of our own, in the shape in which mjml-core constructs and asks it. */
export interface SlotComponent {
  new (initial: { readonly context: SlotContext }): object;
  readonly componentName: string;
  getTagName(): string;
  isRawElement(): boolean;
}
