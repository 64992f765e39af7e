import { Button, IconButton, ProgressBar, type TabItem, Tabs, useFormats, useKeptFocus, useToasts, useTranslate } from "@mailwright/ui";
import { ConfirmDialog, Dialog } from "@mailwright/ui/dialogs";
import { Crop, Focus, Frame, History, Palette, Redo2, Scaling, Type, Undo2 } from "@mailwright/ui/icons";
import { useRef, useState } from "react";
import type { LibraryPicture } from "../model/picture-library.js";
import { sizeOf } from "./draw/draw-picture.js";
import type { EncodedPicture } from "./draw/encode-picture.js";
import { editStrings } from "./edit-strings.js";
import type { PictureEditorProps } from "./picture-editor-props.js";
import { PictureStage, type StageMode } from "./stage/picture-stage.js";
import { focusInResult } from "./steps/geometry.js";
import { noSteps, type PictureSteps, type SharePoint } from "./steps/picture-steps.js";
import { ColourTool } from "./tools/colour-tool.js";
import { CropTool, ratioOf, type Shape } from "./tools/crop-tool.js";
import { FocusTool } from "./tools/focus-tool.js";
import { FrameTool } from "./tools/frame-tool.js";
import { ItemTool } from "./tools/item-tool.js";
import { SizeTool } from "./tools/size-tool.js";
import { type Items, useItems } from "./use-items.js";
import type { OpenedPicture } from "./use-opened-picture.js";
import { type Saving, useSaving } from "./use-saving.js";
import { type StepsProps, useSteps } from "./use-steps.js";
import { useWeight } from "./use-weight.js";

const tools = ["crop", "colours", "text", "frame", "focus", "size"] as const;
type Tool = (typeof tools)[number];
const icons = { crop: Crop, colours: Palette, text: Type, frame: Frame, focus: Focus, size: Scaling } satisfies Record<Tool, unknown>;
const modes: Readonly<Record<Tool, StageMode>> = {
  crop: "crop",
  colours: "result",
  text: "items",
  frame: "result",
  focus: "focus",
  size: "result",
};

interface OpenPictureProps extends Omit<PictureEditorProps, "picture"> {
  readonly opening: OpenedPicture;
  readonly name: string;
}

/** A picture that is there, with the tools for it. */
export function OpenPicture({ opening, library, name, ownRatio, onSaved, onClose }: OpenPictureProps) {
  const say = useTranslate(editStrings);
  const { bitmap, original } = opening;
  const steps = useSteps(opening.steps);
  const items = useItems(steps.props);
  const [tool, setTool] = useState<Tool>("crop");
  const [shape, setShape] = useState<Shape>("free");
  const [isLeaving, setLeaving] = useState(false);
  const weighed = useWeight(bitmap, steps.props.steps);
  const tell = useTellSaved(onSaved);
  const { saving, save, stop } = useSaving({
    library,
    original,
    bitmap,
    onSaved: (picture) => tell(picture, saidFocus(steps.props.steps)),
  });
  const leave = () => {
    if (saving.phase === "saving") return stop();
    return steps.isChanged ? setLeaving(true) : onClose();
  };
  const stem = (original.name || name).replace(/\.[^.]*$/, "");
  const footer = (
    <Foot
      {...{ weighed, saving, isUnchanged: !steps.isChanged }}
      onCancel={leave}
      onSave={() => void save(steps.props.steps, say("editedName", { name: stem }))}
    />
  );
  const panel = { ...steps.props, bitmap, items, weighed, ownRatio, shape, onShape: setShape };
  const tabs = tools.map((value): TabItem<Tool> => ({ value, label: say(value), icon: icons[value] }));
  return (
    <Dialog
      title={say("title")}
      size="full"
      isBodyBare
      isDismissable={false}
      onClose={leave}
      actions={<UndoButtons {...steps} />}
      footer={footer}
    >
      <div className="mw-edit" onKeyDownCapture={steps.onKeyDown} inert={saving.phase === "saving"}>
        <PictureStage {...steps.props} bitmap={bitmap} mode={modes[tool]} ratio={ratioOf(shape, ownRatio)} items={items} />
        <div className="mw-edit-panel">
          <Tabs label={say("tools")} value={tool} items={tabs} onChange={setTool}>
            <div className="mw-edit-tool">
              <ToolPanel tool={tool} {...panel} />
            </div>
          </Tabs>
        </div>
      </div>
      {isLeaving ? (
        <ConfirmDialog
          title={say("discardTitle")}
          confirmLabel={say("discard")}
          cancelLabel={say("keepEditing")}
          tone="danger"
          onConfirm={onClose}
          onClose={() => setLeaving(false)}
        >
          {say("discardText")}
        </ConfirmDialog>
      ) : null}
    </Dialog>
  );
}

interface ToolPanelProps extends StepsProps {
  readonly tool: Tool;
  readonly bitmap: ImageBitmap;
  readonly items: Items;
  readonly weighed: EncodedPicture | undefined;
  readonly ownRatio: number | undefined;
  readonly shape: Shape;
  readonly onShape: (shape: Shape) => void;
}

function ToolPanel({ tool, bitmap, items, weighed, ownRatio, shape, onShape, ...steps }: ToolPanelProps) {
  if (tool === "crop") return <CropTool {...steps} {...{ ownRatio, shape, onShape }} source={sizeOf(bitmap)} />;
  if (tool === "colours") return <ColourTool {...steps} bitmap={bitmap} />;
  if (tool === "text") return <ItemTool items={items} />;
  if (tool === "frame") return <FrameTool {...steps} />;
  if (tool === "focus") return <FocusTool {...steps} />;
  return <SizeTool {...steps} isPng={weighed && weighed.blob.type === "image/png"} />;
}

function UndoButtons({ back, forth, reset, canUndo, canRedo }: ReturnType<typeof useSteps>) {
  const say = useTranslate(editStrings);
  const all = useRef<HTMLButtonElement>(null);
  // A button that has nothing more to do gives the focus away.
  useKeptFocus(`${canUndo} ${canRedo}`, () => all.current);
  return (
    <>
      <IconButton label={say("undo")} icon={Undo2} disabled={!canUndo} onClick={back} />
      <IconButton label={say("redo")} icon={Redo2} disabled={!canRedo} onClick={forth} />
      <IconButton ref={all} label={say("reset")} icon={History} onClick={reset} />
    </>
  );
}

interface FootProps {
  readonly weighed: EncodedPicture | undefined;
  readonly saving: Saving;
  readonly isUnchanged: boolean;
  readonly onCancel: () => void;
  readonly onSave: () => void;
}

function Foot({ weighed, saving, isUnchanged, onCancel, onSave }: FootProps) {
  const say = useTranslate(editStrings);
  const { bytes } = useFormats();
  const isSaving = saving.phase === "saving";
  return (
    <>
      {isSaving ? <ProgressBar label={say("saving")} share={saving.part} /> : null}
      {saving.phase === "failed" ? (
        <p role="alert" className="mw-edit-fault">
          {say(saving.code.startsWith("quota-") ? "quota" : "wrong")}
        </p>
      ) : null}
      <output className="mw-edit-weight mw-tabular">
        {weighed
          ? say("weightOf", { width: weighed.widthPx, height: weighed.heightPx, weight: bytes(weighed.blob.size) })
          : say("weighing")}
      </output>
      <Button onClick={onCancel}>{say("cancel")}</Button>
      <Button variant="primary" disabled={isUnchanged} isLoading={isSaving} onClick={onSave}>
        {say("save")}
      </Button>
    </>
  );
}

/** Says that it is saved, and hands the new picture on. */
function useTellSaved(onSaved: PictureEditorProps["onSaved"]) {
  const say = useTranslate(editStrings);
  const toasts = useToasts();
  return (picture: LibraryPicture, focus: SharePoint | undefined) => {
    toasts.show({ kind: "success", message: say("saved", { name: picture.name }) });
    onSaved(picture, focus);
  };
}

/** The focal point of the finished picture; nothing if nobody ever chose one. */
function saidFocus(steps: PictureSteps): SharePoint | undefined {
  const { x, y } = steps.focus;
  return x === noSteps.focus.x && y === noSteps.focus.y ? undefined : focusInResult(steps);
}
