import type { OfficeDeparture } from '@trek/api/office';
import { SelectField } from '@trek/ui/kit';
import { usdOf } from '@trek/ui/pricing';
import { type ActionField, TypedField } from './action-dialog.tsx';
import { departureMessages as messages } from './departure.messages.ts';
import { typedCents } from './typed-amount.ts';

/** The facts of a departure as they are typed. */
export interface DepartureValues {
  kind: OfficeDeparture['kind'];
  places: string;
  /** Empty: the trek's. */
  price: string;
  /** Empty: nothing is promised. */
  guaranteedFrom: string;
  guide: string;
  note: string;
}

const KINDS = (['joined', 'private'] as const).map((value) => ({ value, label: messages.kindChoices[value] }));

const textOf = (value: number | null) => (value === null ? '' : String(value));

export const valuesOf = ({ kind, places, price, guaranteedFrom, guide, note }: OfficeDeparture): DepartureValues => ({
  kind,
  places: textOf(places),
  price: textOf(price),
  guaranteedFrom: textOf(guaranteedFrom),
  guide,
  note,
});

/** The facts to send; undefined: the price can't be read. */
export function typedFacts({ kind, places, price, guaranteedFrom, guide, note }: DepartureValues) {
  const cents = price.trim() === '' ? null : typedCents(price);
  if (cents === undefined) return undefined;
  return {
    kind,
    places: Number(places),
    price: cents === null ? null : usdOf(cents),
    guaranteedFrom: guaranteedFrom === '' ? null : Number(guaranteedFrom),
    guide,
    note,
  };
}

const fieldsOf = (hints: FieldsProps['hints']) =>
  [
    { name: 'places', label: messages.places, kind: 'count', hint: hints?.places },
    {
      name: 'price',
      label: messages.priceField,
      kind: 'amount',
      isOptional: true,
      hint: hints?.price ?? messages.trekPriceHint,
    },
    {
      name: 'guaranteedFrom',
      label: messages.guaranteedFrom,
      kind: 'count',
      isOptional: true,
      hint: messages.guaranteedFromHint,
    },
    { name: 'guide', label: messages.guide, kind: 'line', isOptional: true, hint: messages.guideHint },
    { name: 'note', label: messages.note, kind: 'line', isOptional: true, hint: messages.noteHint },
  ] as const satisfies ActionField[];

interface FieldsProps {
  values: DepartureValues;
  onChange: (part: Partial<DepartureValues>) => void;
  /** The trek's own group size and price. */
  hints?: { places: string; price: string } | undefined;
}

/** The fields of a departure's facts. */
export function DepartureFields({ values, onChange, hints }: FieldsProps) {
  return (
    <>
      <SelectField
        label={messages.kind}
        choices={KINDS}
        value={values.kind}
        onChange={({ target }) => onChange({ kind: target.value as DepartureValues['kind'] })}
      />
      {fieldsOf(hints).map((field) => (
        <TypedField
          key={field.name}
          field={field}
          value={values[field.name]}
          onChange={(value) => onChange({ [field.name]: value })}
        />
      ))}
    </>
  );
}
