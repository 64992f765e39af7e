import type { BlockId } from "@mailwright/document";
import { WordChooser } from "@mailwright/views/word-chooser";
import { useEditor } from "../../base/context/editor-context.js";
import type { CommentBook } from "../../workspace/comments/comment-book.js";
import { usePlaceName } from "./thread-place.js";
import { chosenFrom } from "./use-chosen-words.js";
import type { ReadText } from "./use-read-texts.js";

interface ChooseWordsProps {
  readonly book: CommentBook;
  readonly blockId: BlockId;
  readonly texts: readonly ReadText[];
  readonly onClose: () => void;
}

/** The words of a block, for who does not select them in the email. */
export function ChooseWords({ book, blockId, texts, onClose }: ChooseWordsProps) {
  const editor = useEditor();
  const { name } = usePlaceName(blockId);
  return (
    <div className="mw-comments-new">
      <WordChooser
        place={name}
        texts={texts.map(({ text }) => text)}
        onChoose={({ index, ...words }) => {
          book.choose(chosenFrom(editor, { blockId, place: texts[index]?.place, ...words }));
          onClose();
        }}
        onCancel={onClose}
      />
    </div>
  );
}
