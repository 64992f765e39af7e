import type {
  ChoiceSpec,
  CodeSpec,
  ColorSpec,
  DateTimeSpec,
  EdgesSpec,
  FlagSpec,
  FontSpec,
  IconSpec,
  ImageSpec,
  JsonValue,
  LinkSpec,
  ListSpec,
  NumberSpec,
  PictureSpec,
  PropKind,
  RichTextSpec,
  TextSpec,
} from "@mailwright/document";
import type { FieldProps } from "@mailwright/ui";
import type { ItemWords } from "../../../base/words/block-words.js";

interface SpecByKind {
  readonly color: ColorSpec;
  readonly number: NumberSpec;
  readonly choice: ChoiceSpec;
  readonly flag: FlagSpec;
  readonly text: TextSpec;
  readonly richText: RichTextSpec;
  readonly image: ImageSpec;
  readonly icon: IconSpec;
  readonly font: FontSpec;
  readonly edges: EdgesSpec;
  readonly link: LinkSpec;
  readonly picture: PictureSpec;
  readonly dateTime: DateTimeSpec;
  readonly code: CodeSpec;
  readonly list: ListSpec;
}

/** What every widget spreads on its field: words, origin, disabled state, and the begin and end of a gesture. */
export interface WidgetField extends FieldProps {
  readonly onBegin: () => void;
  readonly onCommit: () => void;
}

/** A widget draws one prop. It knows nothing of blocks, so General settings use the same widgets. */
export interface WidgetProps<K extends PropKind = PropKind> {
  readonly kind: K;
  readonly spec: SpecByKind[K];
  readonly value: SpecByKind[K]["initial"];
  readonly field: WidgetField;
  readonly optionLabel: (option: string) => string;
  /** Colours to offer first. */
  readonly swatches: readonly string[];
  /** Addresses of pictures to choose from. */
  readonly offers?: readonly string[] | undefined;
  /** The stored value, if it is more or less than `value`: a list keeps members that it does not know. */
  readonly stored?: JsonValue | undefined;
  readonly items?: ItemWords | undefined;
  /** `others` are values of fields beside it that change in the same step. */
  readonly onChange: (value: JsonValue, others?: Readonly<Record<string, JsonValue>>) => void;
}
