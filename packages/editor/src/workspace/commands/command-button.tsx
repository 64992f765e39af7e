import { Button, type ButtonProps, IconButton, type IconButtonProps } from "@mailwright/ui";
import { useShortcut } from "../../base/words/use-shortcut.js";
import { type PlainCommandId, useCommandName, useRefused, useRun } from "./use-command.js";

interface CommandButtonProps extends Omit<ButtonProps, "onClick"> {
  readonly command: PlainCommandId;
}

/** A button of a command, called as the command is called. Where the command cannot run, pressing tells why. */
export function CommandButton({ command, children, ...look }: CommandButtonProps) {
  const name = useCommandName();
  const run = useRun();
  return (
    <Button variant="quiet" {...look} {...useRefused(command)} onClick={() => run(command)}>
      {name(command)}
      {children}
    </Button>
  );
}

interface CommandIconProps extends Pick<IconButtonProps, "icon"> {
  readonly command: PlainCommandId;
}

/** The same with an icon only. */
export function CommandIcon({ command, ...look }: CommandIconProps) {
  const name = useCommandName();
  const run = useRun();
  return (
    <IconButton {...look} {...useRefused(command)} label={name(command)} shortcut={useShortcut(command)} onClick={() => run(command)} />
  );
}
