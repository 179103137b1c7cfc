import { Button, type ButtonProps, DefaultDialog } from '@trek/ui/kit';
import type { FormEvent, ReactNode } from 'react';
import * as styles from './office.css.ts';
import { officeMessages as messages } from './office.messages.ts';
import type { Command } from './use-office-command.ts';

interface CommandDialogProps {
  command: Command;
  /** `title`: of the dialog, if it is not that of the button, whose full name it is. */
  words: { open: string; title?: string; text: string; confirm: string };
  /** Whether an answer that it needs is awaited. */
  isWorking?: boolean;
  /** Whether something is lost by it. */
  isDestructive?: boolean;
  /** Look of the button that opens it. Default `secondary`. */
  variant?: ButtonProps['variant'];
  /** Text of the button that confirms, if it is not the usual one. */
  confirm?: string | undefined;
  onOpen?: () => void;
  onSubmit: () => void;
  /** The fields, if it has any. */
  children?: ReactNode;
}

/** A button that opens a dialog with the question of a command. What was typed stays if the server refuses it. */
export function CommandDialog({
  command,
  words,
  isDestructive,
  isWorking = false,
  variant,
  confirm,
  onOpen,
  onSubmit,
  children,
}: CommandDialogProps) {
  const open = () => {
    onOpen?.();
    command.open();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <>
      <Button onClick={open} variant={variant} aria-label={words.title}>
        {words.open}
      </Button>
      <DefaultDialog
        role={isDestructive ? 'alertdialog' : 'dialog'}
        open={command.isOpen}
        onOpenChange={command.close}
        isClosable={!command.isSending}
        title={words.title ?? words.open}
        description={words.text}
      >
        <form className={styles.form} onSubmit={submit}>
          {children}
          <CommandButtons {...{ command, isWorking }} confirm={confirm ?? words.confirm} />
        </form>
      </DefaultDialog>
    </>
  );
}

/** The error, and the buttons to confirm or close. */
function CommandButtons({
  command,
  isWorking,
  confirm,
}: Pick<CommandDialogProps, 'command'> & { isWorking: boolean; confirm: string }) {
  return (
    <>
      {command.failure && (
        <p role="alert" className={styles.failure}>
          {command.failure}
        </p>
      )}
      <div className={styles.actions}>
        <Button onClick={command.close} disabled={command.isSending}>
          {messages.close}
        </Button>
        <Button type="submit" variant="primary" isBusy={command.isSending || isWorking}>
          {confirm}
        </Button>
      </div>
    </>
  );
}
