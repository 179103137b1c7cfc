import type { OfficeDeparture, OfficeNewQuote, OfficePage, OfficePartner, OfficeTrek } from '@trek/api/office';
import { LANGUAGE_CODES, LANGUAGES } from '@trek/ui/internal/languages';
import { SelectField, TextAreaField, TextField } from '@trek/ui/kit';
import { formatUsd } from '@trek/ui/kit/format';
import type { ComponentProps } from 'react';
import { formatWeekday } from './departure-words.ts';
import { newBookingMessages as messages } from './new-booking.messages.ts';
import type { Faults, NewBooking } from './new-booking.rules.ts';
import * as styles from './office.css.ts';
import { officeMessages } from './office.messages.ts';
import { trekChoices } from './trek-choices.ts';
import { useOfficeRead } from './use-office-api.ts';

interface Props {
  values: NewBooking;
  faults: Faults;
  /** In the company's calendar. */
  today: string;
  change: (part: Partial<NewBooking>) => void;
}

type TextName = 'firstName' | 'lastName' | 'email' | 'phone' | 'country' | 'bookingDate' | 'travelers';

type LineProps = { form: Props; name: TextName; label: string } & Pick<
  ComponentProps<'input'>,
  'type' | 'min' | 'step' | 'inputMode'
>;

/** A field of one line, with its fault. */
function Line({ form: { values, faults, change }, name, ...input }: LineProps) {
  return (
    <TextField
      {...input}
      name={name}
      autoComplete="off"
      // A number is replaced, not added to.
      onFocus={({ target }) => target.type === 'number' && target.select()}
      value={values[name]}
      error={faults[name]}
      onChange={({ target }) => change({ [name]: target.value })}
    />
  );
}

/** A day that no departure has. */
const ANY = 'any';

/** Trek, day and travelers. */
export function TripFields({
  treks,
  quote,
  ...form
}: Props & { treks: readonly OfficeTrek[]; quote: OfficeNewQuote | undefined }) {
  const { values, faults, change } = form;
  return (
    <>
      <SelectField
        label={messages.trek}
        choices={trekChoices(treks)}
        emptyLabel={messages.chooseTrek}
        value={values.trekId}
        error={faults.trekId}
        onChange={({ target }) => change({ trekId: target.value, start: 'departure', bookingDate: '' })}
      />
      <StartFields {...form} />
      <div className={styles.pair}>
        <Line
          form={form}
          name="travelers"
          label={messages.travelers}
          type="number"
          inputMode="numeric"
          min={1}
          step={1}
        />
        <SelectField
          label={messages.language}
          choices={LANGUAGE_CODES.map((value) => ({ value, label: LANGUAGES[value].name }))}
          value={values.locale}
          onChange={({ target }) => change({ locale: target.value as NewBooking['locale'] })}
        />
      </div>
      {quote?.notice && <p className={styles.warning}>{messages.notForVisitors(quote.notice)}</p>}
    </>
  );
}

/** The departures of the trek that have places left, or any day. */
function StartFields(form: Props) {
  const { values, faults, today, change } = form;
  const { trekId, bookingDate, start } = values;
  const starts = useOfficeRead<OfficePage<OfficeDeparture>>(
    trekId === '' ? null : `/departures?trek=${trekId}&from=${today}`,
  );
  const open = (starts.data?.rows ?? []).filter(({ state, placesLeft }) => state === 'open' && (placesLeft ?? 0) > 0);
  const isListed = open.some(({ startDate }) => startDate === bookingDate);
  const isAny = start === 'any' ? !isListed : open.length === 0;
  const choose = (choice: string) =>
    change(choice === ANY ? { start: 'any', bookingDate: '' } : { start: 'departure', bookingDate: choice });
  return (
    <>
      {open.length > 0 && (
        <SelectField
          label={messages.start}
          choices={[...open.map(startChoice), { value: ANY, label: messages.anyDay }]}
          {...(!isListed && !isAny && { emptyLabel: '' })}
          value={isAny ? ANY : bookingDate}
          error={isAny ? undefined : faults.bookingDate}
          onChange={({ target }) => choose(target.value)}
        />
      )}
      {isAny && <Line form={form} name="bookingDate" label={messages.startDate} type="date" min={today} />}
    </>
  );
}

const startChoice = ({ startDate, placesLeft, price }: OfficeDeparture) => ({
  value: startDate,
  label: messages.startChoice(formatWeekday(startDate), placesLeft ?? 0, price === null ? null : formatUsd(price)),
});

/** The customer's name, address and wishes. */
export function CustomerFields(form: Props) {
  const { values, faults, change } = form;
  return (
    <fieldset>
      <legend>{messages.customer}</legend>
      <div className={styles.pair}>
        <Line form={form} name="firstName" label={messages.firstName} />
        <Line form={form} name="lastName" label={messages.lastName} />
      </div>
      <Line form={form} name="email" label={officeMessages.email} type="email" />
      <div className={styles.pair}>
        <Line form={form} name="phone" label={officeMessages.phone} type="tel" />
        <Line form={form} name="country" label={officeMessages.country} />
      </div>
      <TextAreaField
        name="specialRequirements"
        label={messages.requirements}
        isOptional
        rows={2}
        value={values.specialRequirements}
        error={faults.specialRequirements}
        onChange={({ target }) => change({ specialRequirements: target.value })}
      />
    </fieldset>
  );
}

const choicesOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

/** The way it came and is paid, and until when its places are held. */
export function PaymentFields({ partners, values, today, change }: Props & { partners: readonly OfficePartner[] }) {
  return (
    <>
      <div className={styles.pair}>
        <SelectField
          label={messages.source}
          choices={choicesOf(messages.sources)}
          value={values.source}
          onChange={({ target }) => change({ source: target.value as NewBooking['source'] })}
        />
        <SelectField
          label={messages.pays}
          choices={choicesOf(messages.ways)}
          value={values.pays}
          onChange={({ target }) => change({ pays: target.value as NewBooking['pays'] })}
        />
      </div>
      {partners.length > 0 && (
        <SelectField
          label={officeMessages.partner}
          choices={partners.map(({ id, name }) => ({ value: id, label: name }))}
          emptyLabel={messages.noPartner}
          value={values.partner}
          onChange={({ target }) => change({ partner: target.value })}
        />
      )}
      <TextField
        name="heldUntil"
        type="date"
        label={messages.heldUntil}
        hint={messages.heldHint}
        isOptional
        min={today}
        max={values.bookingDate || undefined}
        value={values.heldUntil}
        onChange={({ target }) => change({ heldUntil: target.value })}
      />
    </>
  );
}
