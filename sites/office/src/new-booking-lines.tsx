import { Button, SelectField, TextField } from '@trek/ui/kit';
import { newBookingMessages as messages } from './new-booking.messages.ts';
import type { Faults, NewBooking, TypedLine } from './new-booking.rules.ts';
import * as styles from './office.css.ts';
import { officeMessages } from './office.messages.ts';

// Written off is only what a paid booking still owes.
const { 'write-off': _, ...KIND_NAMES } = officeMessages.priceLineKinds;
const KINDS = Object.entries(KIND_NAMES).map(([value, label]) => ({ value, label }));

const NEW_LINE: TypedLine = { kind: 'discount', amount: '', text: KIND_NAMES.discount, reason: messages.lineReason };

interface Props {
  values: NewBooking;
  faults: Faults;
  change: (part: Pick<NewBooking, 'lines'>) => void;
}

/** The lines that change the price of the group, with ready texts. */
export function PriceLineFields({ values: { lines }, faults, change }: Props) {
  const set = (index: number, part: Partial<TypedLine>) =>
    change({ lines: lines.map((line, position) => (position === index ? { ...line, ...part } : line)) });
  return (
    <>
      {lines.map((line, index) => (
        // Lines have no other name, and every field shows what the list says.
        <fieldset key={index} className={styles.days}>
          <legend>{messages.line(index + 1)}</legend>
          <LineFields
            line={line}
            faultOf={(field) => faults[`line${index}.${field}`]}
            onChange={(part) => set(index, part)}
          />
          <div className={styles.actions}>
            <Button onClick={() => change({ lines: lines.filter((_line, position) => position !== index) })}>
              {messages.removeLine}
            </Button>
          </div>
        </fieldset>
      ))}
      <div className={styles.actions}>
        <Button onClick={() => change({ lines: [...lines, NEW_LINE] })}>{messages.addLine}</Button>
      </div>
    </>
  );
}

interface LineProps {
  line: TypedLine;
  faultOf: (field: keyof TypedLine) => string | undefined;
  onChange: (part: Partial<TypedLine>) => void;
}

function LineFields({ line, faultOf, onChange }: LineProps) {
  // The text follows the kind until it is another one.
  const choose = (kind: TypedLine['kind']) => {
    const isOwnText = !KINDS.some(({ label }) => label === line.text);
    onChange({ kind, ...(!isOwnText && { text: KIND_NAMES[kind] }) });
  };
  const typed = (name: 'amount' | 'text' | 'reason') => ({
    value: line[name],
    error: faultOf(name),
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  return (
    <>
      <SelectField
        label={officeMessages.priceLineKind}
        choices={KINDS}
        value={line.kind}
        onChange={({ target }) => choose(target.value as TypedLine['kind'])}
      />
      <TextField label={officeMessages.amount} inputMode="decimal" {...typed('amount')} />
      <TextField label={officeMessages.lineText} {...typed('text')} />
      <TextField label={officeMessages.reason} {...typed('reason')} />
    </>
  );
}
