import type { OfficeBookingDetail } from '@trek/api/office';
import { CheckboxField, TextAreaField, TextField } from '@trek/ui/kit';
import { usdOf } from '@trek/ui/pricing';
import { useState } from 'react';
import { CommandDialog } from './command-dialog.tsx';
import { officeMessages as messages } from './office.messages.ts';
import { typedCents } from './typed-amount.ts';
import { useOfficeCommand } from './use-office-command.ts';

/** A field of an action, sent under its name. One that may stay empty is left out then. */
export interface ActionField {
  name: string;
  label: string;
  kind: 'amount' | 'count' | 'day' | 'line' | 'text';
  initial?: string;
  isOptional?: boolean;
  hint?: string | undefined;
}

/** An action on a booking, with one question and its fields. */
export interface OfficeAction {
  /** Last part of its path. */
  path: string;
  words: { open: string; text: string; confirm: string; done: string };
  /** Whether a booking is lost by it. */
  isDestructive?: boolean;
  /** Sent together with the fields. */
  body?: object;
  fields?: readonly ActionField[];
  /** A checkbox, sent under this name if checked. */
  choice?: { name: string; label: string };
}

export interface ActionDialogProps {
  action: OfficeAction;
  booking: OfficeBookingDetail;
  onDone: (booking: OfficeBookingDetail) => void;
}

type Values = Readonly<Record<string, string>>;

const initialValues = (fields: readonly ActionField[]): Values =>
  Object.fromEntries(fields.map(({ name, initial = '' }) => [name, initial]));

/** The values to send; undefined: an amount can't be read. */
function typedValues(fields: readonly ActionField[], values: Values): Record<string, string | number> | undefined {
  const typed: Record<string, string | number> = {};
  for (const { name, kind, isOptional } of fields) {
    const value = values[name] ?? '';
    if (isOptional && value.trim() === '') continue;
    const cents = kind === 'amount' ? typedCents(value) : 0;
    if (cents === undefined) return undefined;
    typed[name] = kind === 'amount' ? usdOf(cents) : value;
  }
  return typed;
}

/** A button that opens a dialog with the action's question and fields. */
export function ActionDialog({ action, booking, onDone }: ActionDialogProps) {
  const { words, fields = [], choice, isDestructive = false } = action;
  const [isChosen, setIsChosen] = useState(false);
  const [values, setValues] = useState(() => initialValues(fields));
  const command = useOfficeCommand(booking, action.path, words.done, onDone);
  const submit = () => {
    const typed = typedValues(fields, values);
    if (!typed) return command.fail(messages.unreadableAmount);
    void command.submit({ ...action.body, ...typed, ...(choice && isChosen && { [choice.name]: true }) });
  };
  const start = () => {
    setValues(initialValues(fields));
    setIsChosen(false);
  };
  return (
    <CommandDialog {...{ command, words, isDestructive }} onOpen={start} onSubmit={submit}>
      {fields.map((field) => (
        <TypedField
          key={field.name}
          field={field}
          value={values[field.name] ?? ''}
          onChange={(value) => setValues({ ...values, [field.name]: value })}
        />
      ))}
      {choice && (
        <CheckboxField label={choice.label} checked={isChosen} onChange={({ target }) => setIsChosen(target.checked)} />
      )}
    </CommandDialog>
  );
}

interface FieldProps {
  field: ActionField;
  value: string;
  onChange: (value: string) => void;
}

const INPUTS = {
  // A number field would read a decimal comma as one between thousands.
  amount: { inputMode: 'decimal', autoComplete: 'off' },
  count: { type: 'number', inputMode: 'numeric', min: 1, step: 1 },
  day: { type: 'date' },
  line: {},
} as const;

/** A field with its label. */
export function TypedField({ field: { name, label, kind, isOptional = false, hint }, value, onChange }: FieldProps) {
  const own = { name, label, value, hint, isOptional, required: !isOptional };
  if (kind === 'text') return <TextAreaField {...own} onChange={({ target }) => onChange(target.value)} />;
  return <TextField {...own} {...INPUTS[kind]} onChange={({ target }) => onChange(target.value)} />;
}
