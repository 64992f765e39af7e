import { Button, Tabs, TextField, useTranslate } from "@mailwright/ui";
import { FileUp } from "@mailwright/ui/icons";
import { type ChangeEvent, type RefObject, useId, useRef } from "react";
import type { CodePart, SourceCode } from "../../import/check-source.js";
import { CodeEditor } from "../code-editor/code-editor.js";
import { importCodeStrings } from "./import-code-strings.js";
import { readCodeFile } from "./read-code-file.js";
import { importStrings } from "./report/import-strings.js";
import type { ImportState } from "./use-reading.js";

const parts = ["html", "css"] as const;

type Fault = Extract<ImportState, { readonly phase: "source" }>["fault"];

export interface SourceFieldsProps {
  readonly source: SourceCode;
  /** The part of the code that shows. */
  readonly part: CodePart;
  /** The line that a remark is about. */
  readonly line?: number | undefined;
  /** The element of the code that takes the focus. */
  readonly codeRef?: RefObject<HTMLElement | null> | undefined;
  readonly onPart: (part: CodePart) => void;
  readonly fault: Fault;
  readonly isCancelled: boolean;
  readonly onChange: (source: SourceCode) => void;
  readonly onRefuse: (words: string) => void;
}

/** Where code is pasted, or comes from a file. */
export function SourceFields({ source, part, line, codeRef, onPart, fault, isCancelled, onChange, onRefuse }: SourceFieldsProps) {
  const say = useTranslate(importCodeStrings);
  const sayImport = useTranslate(importStrings);
  const faultWords = useFaultWords(fault);
  const faultId = useId();
  const upload = async (file: File) => {
    const answer = await readCodeFile(file);
    if (answer.kind === "refused") return onRefuse(say(answer.reason, { file: file.name }));
    onPart("html");
    return onChange({ ...source, html: answer.code });
  };
  return (
    <div className="mw-code-frame">
      <div className="mw-code-lines">
        <p className="mw-code-lead">{say("lead")}</p>
        <UploadButton onFile={(file) => void upload(file)} />
      </div>
      {faultWords ? (
        <p id={faultId} role="alert" className="mw-code-fault">
          {faultWords}
        </p>
      ) : null}
      {isCancelled ? (
        <p role="status" className="mw-code-lead">
          {sayImport("cancelled")}
        </p>
      ) : null}
      <Tabs label={say("parts")} value={part} items={parts.map((value) => ({ value, label: say(value) }))} onChange={onPart}>
        <CodeEditor
          key={part}
          label={say(part === "html" ? "htmlLabel" : "cssLabel")}
          value={source[part]}
          language={part}
          placeholder={say(part === "html" ? "htmlPlaceholder" : "cssPlaceholder")}
          describedBy={faultWords ? faultId : undefined}
          line={part === "html" ? line : undefined}
          focusRef={codeRef}
          onChange={(code) => onChange({ ...source, [part]: withOwnLineEnds(code, source[part]) })}
        />
      </Tabs>
      {needsPage(source) ? (
        <TextField
          label={say("base")}
          hint={say("baseHint")}
          type="url"
          value={source.base ?? ""}
          placeholder="https://www.example.com/newsletter/"
          error={isPage(source.base) ? undefined : say("baseFault")}
          onChange={(base) => onChange({ ...source, base })}
        />
      ) : null}
    </div>
  );
}

/** Do pictures or links have no full address? A field that was filled stays, so that what stands in it can be changed. */
function needsPage({ html, base = "" }: SourceCode): boolean {
  return base !== "" || /<[^<>]*[\s"'](?:src|background|href)\s*=\s*["']?(?![a-z][a-z\d+.-]*:|[#{[%$*<"'\s>])/i.test(html);
}

function isPage(base = ""): boolean {
  return base.trim() === "" || /^https?:\/\/[^\s/]+/i.test(base.trim());
}

/** The code editor changes line ends. Code that nobody edited stays as it was written. */
function withOwnLineEnds(code: string, written: string): string {
  return written.includes("\r") && written.replace(/\r\n?/g, "\n") === code ? written : code;
}

function useFaultWords(fault: Fault): string | undefined {
  const say = useTranslate(importCodeStrings);
  if (fault === undefined) return undefined;
  if (fault === "oversize") return say("oversize");
  if ("words" in fault) return fault.words;
  if (fault.kind === "refused") return say(fault.refusal);
  if (fault.kind === "mail") return say("source-mail");
  return say(fault.part === "html" ? "base64Html" : "base64Css", { lines: fault.lines.join(", ") });
}

function UploadButton({ onFile }: { readonly onFile: (file: File) => void }) {
  const say = useTranslate(importCodeStrings);
  const input = useRef<HTMLInputElement>(null);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? [];
    // Emptied, so that the same file can be chosen again after it was mended.
    event.currentTarget.value = "";
    if (file) onFile(file);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".html,.htm,.mjml,.eml,.json"
        tabIndex={-1}
        aria-hidden="true"
        className="mw-code-file"
        onChange={choose}
      />
      <Button icon={FileUp} onClick={() => input.current?.click()}>
        {say("upload")}
      </Button>
    </>
  );
}
