'use client';
import type { HTMLInputAutoCompleteAttribute, InputHTMLAttributes, ReactNode } from 'react';
import { countryChoices, isCountryCode } from '../../../core/internal/countries.ts';
import { mergeProps } from '../../../core/internal/merge-props.ts';
import { withRef } from '../../../core/internal/with-ref.ts';
import { useTexts } from '../../../core/texts/language.ts';
import { Button } from '../../../kit/button.tsx';
import { SelectField, type SelectFieldProps, type TextFieldProps } from '../../../kit/field.tsx';
import { FormProvider, FormSubmit, FormText, useFormFacts } from '../../../kit/form/form-parts.tsx';
import { formatLongDate, formatMeters } from '../../../kit/format.ts';
import { createPart, type PartProps } from '../../../kit/part.tsx';
import { usePorts } from '../../../provider/trek-provider.tsx';
import { manageBookingAnatomy as anatomy } from '../manage-booking.anatomy.ts';
import { manageBookingTexts } from '../manage-booking.texts.ts';
import { useManagedBooking } from '../manage-booking-context.ts';
import { isCoveredTooLow, passportNeededUntil, type TravelerField as TravelerFieldName } from './travelers.rules.ts';
import { type useDetailsForm, useTravelerForm } from './use-traveler-form.ts';

/** The form of a traveler, and of the own booking's page where it is that. */
type Facts = ReturnType<typeof useDetailsForm> & Partial<ReturnType<typeof useTravelerForm>>;
const useTraveler = useFormFacts<Facts>;

type Line = Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode'> & {
  autoComplete?: HTMLInputAutoCompleteAttribute;
};
/** The input of each line. The browser fills in nothing: mostly it knows another person's details. */
const LINES: Partial<Record<TravelerFieldName, Line>> = {
  passportExpiry: { type: 'date' },
  birthDate: { type: 'date' },
  insuranceHotline: { type: 'tel' },
  insuranceAltitude: { inputMode: 'numeric' },
  emergencyPhone: { type: 'tel' },
};

/** A trek goes without these. */
const OPTIONAL: readonly TravelerFieldName[] = ['diet', 'arrival'];

interface TravelerFieldProps extends Omit<Partial<TextFieldProps>, 'name'> {
  name: TravelerFieldName;
}

/** One line of a traveler's details; the nationality is a list, where the backend knows countries. */
export const TravelerField = withRef(function ManagedTravelerField({ name, ...field }: TravelerFieldProps) {
  const { traveler } = useTexts(manageBookingTexts);
  const hint = useHint(name);
  const { isEarlier } = useTraveler();
  if (name === 'nationality' && !isEarlier) return <Nationality {...(field as Partial<SelectFieldProps>)} />;
  const line = {
    label: traveler[name],
    hint,
    isOptional: OPTIONAL.includes(name),
    autoComplete: 'off',
    ...LINES[name],
  };
  return <FormText name={name} {...line} {...field} />;
});

/** A sentence beside a field: what it has to be, or was until now. */
function useHint(name: TravelerFieldName): ReactNode {
  const { traveler } = useTexts(manageBookingTexts);
  const { locale } = usePorts();
  const { endDate, maxAltitude, values, isEarlier } = useTraveler();
  const meters = (altitude: number | string) => formatMeters(Number(altitude), locale);
  if (name === 'arrival') return traveler.arrivalHint;
  if (name === 'insurance') return isEarlier ? traveler.insuranceHint : undefined;
  if (name === 'passportExpiry' && endDate !== null)
    return traveler.passportHint(formatLongDate(passportNeededUntil(endDate), locale));
  if (name !== 'insuranceAltitude') return undefined;
  const { insuranceAltitude: covered } = values;
  if (maxAltitude === undefined) return traveler.altitudeHint;
  if (isCoveredTooLow(covered, maxAltitude))
    return <strong>{traveler.altitudeTooLow(meters(covered), meters(maxAltitude))}</strong>;
  return traveler.altitudeOfTrek(meters(maxAltitude));
}

/** The nationality, from the list of countries. */
function Nationality(field: Partial<SelectFieldProps>) {
  const { traveler } = useTexts(manageBookingTexts);
  const { locale } = usePorts();
  const form = useTraveler();
  const { nationality } = form.values;
  const before = nationality !== '' && !isCountryCode(nationality);
  const list = {
    label: traveler.nationality,
    hint: before ? traveler.nationalityBefore(nationality) : undefined,
    choices: countryChoices(locale),
    emptyLabel: traveler.chooseNationality,
    autoComplete: 'off',
    translate: 'no' as const,
    ...form.field('nationality'),
  };
  return <SelectField {...mergeProps({ ...list, value: before ? '' : nationality }, field)} />;
}

const Pair = createPart('div', anatomy, 'pair');
const Message = createPart('p', anatomy, 'failure');
const Before = createPart('p', anatomy, 'lead');
const Actions = createPart('div', anatomy, 'actions');
const Form = createPart('form', anatomy, 'traveler-form', () => ({ method: 'post', ...useTraveler().formProps }));

interface TravelerFormProps extends PartProps<'form'> {
  /** Which traveler, counted from 1. */
  position: number;
}

/** The form with the details of one traveler; its fields may be the host's own choice. */
export const TravelerForm = withRef(function ManagedTravelerForm({ position, ...form }: TravelerFormProps) {
  const traveler = useManagedBooking().travelerDetails.list[position - 1];
  return traveler ? <OwnForm key={position} traveler={traveler} {...form} /> : null;
});

type OwnFormProps = PartProps<'form'> & { traveler: Parameters<typeof useTravelerForm>[0] };

const OwnForm = withRef(function ManagedTravelerOwnForm({ traveler, ...form }: OwnFormProps) {
  return <DetailsForm {...form} facts={useTravelerForm(traveler)} />;
});

/** A form of a traveler's details, for the booking's owner and for the traveler. */
export const DetailsForm = withRef(function ManagedTravelerDetailsForm({
  facts,
  children,
  ...form
}: PartProps<'form'> & { facts: Facts }) {
  return (
    <FormProvider value={facts}>
      <Form {...form}>
        {children ?? <Fields />}
        <Foot />
      </Form>
    </FormProvider>
  );
});

function Fields() {
  const { isEarlier, isFocused, isByTraveler } = useTraveler();
  const { traveler } = useTexts(manageBookingTexts);
  return (
    <>
      {isByTraveler && <Before>{traveler.replaceNote}</Before>}
      <TravelerField name="passportName" autoFocus={isFocused} />
      {!isEarlier && (
        <Pair>
          <TravelerField name="passportNumber" />
          <TravelerField name="passportExpiry" />
        </Pair>
      )}
      <Pair>
        <TravelerField name="nationality" />
        <TravelerField name="birthDate" />
      </Pair>
      <TravelerField name="diet" />
      {!isEarlier && <TravelerField name="arrival" />}
      {isEarlier ? <TravelerField name="insurance" /> : <Insurance />}
      <Pair>
        <TravelerField name="emergencyName" />
        <TravelerField name="emergencyPhone" />
      </Pair>
    </>
  );
}

function Insurance() {
  const { traveler } = useTexts(manageBookingTexts);
  const { insurance } = useTraveler().stored;
  return (
    <>
      {insurance !== '' && <Before>{traveler.insuranceBefore(insurance)}</Before>}
      <Pair>
        <TravelerField name="insuranceCompany" />
        <TravelerField name="insurancePolicy" />
      </Pair>
      <Pair>
        <TravelerField name="insuranceHotline" />
        <TravelerField name="insuranceAltitude" />
      </Pair>
    </>
  );
}

function Foot() {
  const { traveler } = useTexts(manageBookingTexts);
  const { failure, isSubmitting, close } = useTraveler();
  return (
    <>
      {failure && <Message role="alert">{failure}</Message>}
      <Actions>
        <FormSubmit>{traveler.save}</FormSubmit>
        {close && (
          <Button variant="quiet" disabled={isSubmitting} onClick={close}>
            {traveler.close}
          </Button>
        )}
      </Actions>
    </>
  );
}
