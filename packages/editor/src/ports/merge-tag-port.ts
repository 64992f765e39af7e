/** A placeholder that the sender fills: `{{first_name}}`, shown as "First name". */
export interface MergeTag {
  readonly tag: string;
  readonly name: string;
  readonly group?: string;
  /** What a reader might see in its place: previews show it. */
  readonly sample?: string;
}

export interface MergeTagPort {
  list(): Promise<readonly MergeTag[]>;
}
