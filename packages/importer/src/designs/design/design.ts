import type { EmailFont } from "@mailwright/document";

export type DesignAttributes = Readonly<Record<string, string | undefined>>;

/** A part of a design as the MJML element that draws it. */
export interface DesignNode {
  readonly tagName: string;
  readonly attributes?: DesignAttributes;
  /** HTML, where the element holds some. */
  readonly content?: string;
  readonly children?: readonly DesignNode[];
  /** What a phone shows otherwise. */
  readonly phone?: Pick<DesignNode, "attributes" | "content">;
  /** Lines and corners, as the advanced sector of a block holds them. */
  readonly box?: Readonly<Record<string, string | number | Readonly<Record<string, number>>>>;
}

/** What of a design is not taken over as it was. */
export interface DesignRemark {
  readonly code: "design-kept" | "design-changed" | "design-left-out" | "tags-translated" | "tags-kept";
  /** For people: the name that the other editor gives it. */
  readonly detail: string;
}

/** The design of another editor, in our words. */
export interface Design {
  readonly title: string;
  readonly preheader: string;
  readonly widthPx: number | undefined;
  /** The colour beside the email. */
  readonly color: string | undefined;
  readonly lang: string | undefined;
  readonly fonts: readonly EmailFont[];
  /** Sections. */
  readonly rows: readonly DesignNode[];
}

/** Remarks of one reading. */
export interface Remarks {
  readonly all: readonly DesignRemark[];
  add(code: DesignRemark["code"], detail: string): void;
}

const remarksMax = 100;

export function createRemarks(): Remarks {
  const all: DesignRemark[] = [];
  return {
    all,
    add(code, detail) {
      if (all.length < remarksMax) all.push({ code, detail: detail.slice(0, 80) });
    },
  };
}
