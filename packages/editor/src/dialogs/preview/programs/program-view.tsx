import { type MailClient, mailClients, supportDate } from "@mailwright/checks/clients";
import type { BlockId } from "@mailwright/document";
import { Slider, ToggleButton, useFormats, useStyles, useTranslate } from "@mailwright/ui";
import { ImageOff } from "@mailwright/ui/icons";
import { useState } from "react";
import { useDialogStyles } from "../../../base/styles/use-dialog-styles.js";
import { EmailFrame } from "../email-frame.js";
import { usePreview } from "../preview-context.js";
import { ScreenshotView } from "../screenshots/screenshot-view.js";
import { useScreenshots } from "../screenshots/use-screenshots.js";
import { WayChoice } from "../screenshots/way-choice.js";
import { LossPanel } from "./loss-panel.js";
import { ProgramGrid } from "./program-grid.js";
import { ProgramList } from "./program-list.js";
import { programStrings } from "./program-strings.js";
import { useProgramName } from "./program-words.js";
import css from "./programs.css?inline";
import { type ProgramLight, useSimulation } from "./use-simulation.js";

const styles = [css];
const widths = { min: 320, max: 1600 } as const;

export interface ProgramViewProps {
  /** Compiled, with the blocks' ids on its elements. */
  readonly email: string;
  readonly isDark: boolean;
}

/** The email by mail program: as documented support data says it looks there, or as a service has seen it. */
export function ProgramView(props: ProgramViewProps) {
  useDialogStyles();
  useStyles(styles);
  const { view } = usePreview();
  // Kept while the simulation is looked at, to compare the two.
  const screenshots = useScreenshots();
  return (
    <div className="mw-programs">
      {view.shown === "screenshots" ? <ScreenshotView screenshots={screenshots} /> : <SimulationView {...props} />}
    </div>
  );
}

/** One program at a time at any width, or all of them. */
function SimulationView({ email, isDark }: ProgramViewProps) {
  const say = useTranslate(programStrings);
  const formats = useFormats();
  const { opensIn } = usePreview().view;
  const [first] = useState(() => mailClients.find(({ id }) => id === opensIn?.program) ?? mailClients[0]);
  const [chosen, setChosen] = useState<MailClient | undefined>(first);
  const [widthPx, setWidth] = useState(first?.widthPx ?? widths.max);
  const [hasPictures, setPictures] = useState(true);
  const choose = (client: MailClient | undefined) => {
    setChosen(client);
    if (client) setWidth(client.widthPx);
  };
  const light = { isDark, hasPictures };
  return (
    <>
      <div className="mw-programs-bar">
        <WayChoice />
        {chosen ? (
          <div className="mw-programs-width">
            <Slider label={say("width")} layout="row" {...widths} unit=" px" value={widthPx} onChange={setWidth} />
          </div>
        ) : null}
        <ToggleButton
          label={say("picturesOff")}
          icon={ImageOff}
          isLabelShown
          isPressed={!hasPictures}
          onChange={(isOff) => setPictures(!isOff)}
        />
        <p className="mw-programs-note">
          {say("simulation", { date: formats.date(new Date(`${supportDate}T12:00:00Z`), { dateStyle: "long" }) })}
        </p>
      </div>
      <div className="mw-programs-body">
        <ProgramList chosen={chosen} onChoose={choose} />
        {chosen ? (
          <OneProgram email={email} client={chosen} widthPx={widthPx} light={light} blockId={opensIn?.blockId} />
        ) : (
          <ProgramGrid email={email} light={light} onChoose={choose} />
        )}
      </div>
    </>
  );
}

interface OneProgramProps {
  readonly email: string;
  readonly client: MailClient;
  readonly widthPx: number;
  readonly light: ProgramLight;
  /** The block to look at. */
  readonly blockId: BlockId | undefined;
}

function OneProgram({ email, client, widthPx, light, blockId }: OneProgramProps) {
  const say = useTranslate(programStrings);
  const nameOf = useProgramName();
  const simulated = useSimulation(email, client, light);
  return (
    <>
      <div className="mw-programs-stage">
        <EmailFrame
          html={simulated.html}
          device={widthPx}
          isDark={simulated.isDark}
          isFramed
          title={say("frame", { name: nameOf(client) })}
          blockId={blockId}
        />
      </div>
      <LossPanel client={client} simulated={simulated} />
    </>
  );
}
