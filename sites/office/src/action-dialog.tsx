import type { OfficeBookingDetail } from '@trek/api/office';
import { Button, CheckboxField, TextAreaField, TextField, TrekDialog } from '@trek/ui/kit';
import { type FormEvent, useState } from 'react';
import * as styles from './office.css.ts';
import { officeMessages as messages } from './office.messages.ts';
import { useOfficeCommand } from './use-office-command.ts';

/** An action on a booking, with one question, at most one field, and room for a reason. */
export interface OfficeAction {
  /** Last part of its path. */
  path: string;
  words: { open: string; text: string; confirm: string; done: string };
  /** Whether a booking is lost by it. */
  isDestructive?: boolean;
  /** Sent together with the field. */
  body?: object;
  /** A checkbox, sent under this name if checked. */
  choice?: { name: string; label: string };
  field?: { name: string; label: string; kind: 'amount' | 'line' | 'text'; initial?: string };
  /** Label of a text that may be left out, sent as `reason`. */
  reason?: string;
}

export interface ActionDialogProps {
  action: OfficeAction;
  booking: OfficeBookingDetail;
  onDone: (booking: OfficeBookingDetail) => void;
}

/** A button that opens a dialog with the action's question. What was typed stays if the server refuses it. */
export function ActionDialog({ action, booking, onDone }: ActionDialogProps) {
  const { words, field, choice, reason } = action;
  const [why, setWhy] = useState('');
  const [isChosen, setIsChosen] = useState(false);
  const [value, setValue] = useState(field?.initial ?? '');
  const command = useOfficeCommand(booking, action.path, words.done, onDone);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = field && { [field.name]: field.kind === 'amount' ? Number(value) : value };
    void command.submit({
      ...action.body,
      ...typed,
      ...(why.trim() && { reason: why }),
      ...(choice && isChosen && { [choice.name]: true }),
    });
  };
  const open = () => {
    setValue(field?.initial ?? '');
    setIsChosen(false);
    setWhy('');
    command.open();
  };
  return (
    <>
      <Button onClick={open}>{words.open}</Button>
      <TrekDialog
        role={action.isDestructive ? 'alertdialog' : 'dialog'}
        open={command.isOpen}
        onOpenChange={command.close}
        isClosable={!command.isSending}
        title={words.open}
        description={words.text}
      >
        <form className={styles.form} onSubmit={submit}>
          {field && <ActionField field={field} value={value} onChange={setValue} />}
          {reason && (
            <TextAreaField name="reason" label={reason} value={why} onChange={({ target }) => setWhy(target.value)} />
          )}
          {choice && (
            <CheckboxField
              label={choice.label}
              checked={isChosen}
              onChange={({ target }) => setIsChosen(target.checked)}
            />
          )}
          <CommandButtons command={command} confirm={words.confirm} />
        </form>
      </TrekDialog>
    </>
  );
}

interface FieldProps {
  field: NonNullable<OfficeAction['field']>;
  value: string;
  onChange: (value: string) => void;
}

function ActionField({ field: { name, label, kind }, value, onChange }: FieldProps) {
  if (kind === 'text')
    return <TextAreaField required {...{ name, label, value }} onChange={({ target }) => onChange(target.value)} />;
  if (kind === 'line')
    return <TextField required {...{ name, label, value }} onChange={({ target }) => onChange(target.value)} />;
  return (
    <TextField
      {...{ name, label, value }}
      type="number"
      inputMode="numeric"
      min={0}
      step={1}
      required
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** The error, and the buttons to confirm or close. */
export function CommandButtons({
  command,
  confirm,
}: {
  command: ReturnType<typeof useOfficeCommand>;
  confirm: string;
}) {
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
        <Button type="submit" variant="primary" isBusy={command.isSending}>
          {confirm}
        </Button>
      </div>
    </>
  );
}
