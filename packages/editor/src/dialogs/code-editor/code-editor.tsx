import { useLatest, useRoot, useStyles } from "@mailwright/ui";
import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import css from "./code-editor.css?inline";
import { type CodeLanguage, createCodeView, replaceCode, showLine } from "./create-code-view.js";

const styles = [css];

export interface CodeEditorProps {
  /** The accessible name. */
  readonly label: string;
  readonly value: string;
  readonly language: CodeLanguage;
  readonly placeholder?: string | undefined;
  /** Absent: the code can only be read. */
  readonly onChange?: ((code: string) => void) | undefined;
  readonly describedBy?: string | undefined;
  /** Selects this line, where a person sees it. */
  readonly line?: number | undefined;
  /** The element that takes the focus. */
  readonly focusRef?: RefObject<HTMLElement | null> | undefined;
}

/** A code editor with colours and line numbers. Tab leaves it, as it leaves every field. */
export function CodeEditor({ label, value, language, placeholder, onChange, describedBy, line, focusRef }: CodeEditorProps) {
  useStyles(styles);
  const root = useRoot();
  const frame = useRef<HTMLDivElement>(null);
  const view = useRef<ReturnType<typeof createCodeView>>(null);
  const latest = useLatest({ value, onChange });
  const isReadOnly = onChange === undefined;
  useLayoutEffect(() => {
    if (!frame.current) return;
    view.current = createCodeView({
      parent: frame.current,
      root,
      code: latest.current.value,
      language,
      isReadOnly,
      label,
      describedBy,
      placeholder,
      onChange: (code) => latest.current.onChange?.(code),
    });
    if (focusRef) focusRef.current = view.current.contentDOM;
    return () => view.current?.destroy();
  }, [focusRef, root, language, isReadOnly, label, describedBy, placeholder, latest]);
  useEffect(() => {
    if (view.current) replaceCode(view.current, value);
  }, [value]);
  useEffect(() => {
    return view.current && line !== undefined ? showLine(view.current, line) : undefined;
  }, [line]);
  return <div ref={frame} className="mw-code" />;
}
