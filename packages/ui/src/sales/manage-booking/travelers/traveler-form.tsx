'use client';
import type { HTMLInputAutoCompleteAttribute } from 'react';
import { withRef } from '../../../core/internal/with-ref.ts';
import { useTexts } from '../../../core/texts/language.ts';
import { Button } from '../../../kit/button.tsx';
import type { TextFieldProps } from '../../../kit/field.tsx';
import { FormProvider, FormSubmit, FormText, useFormFacts } from '../../../kit/form/form-parts.tsx';
import { createPart, type PartProps } from '../../../kit/part.tsx';
import { manageBookingAnatomy as anatomy } from '../manage-booking.anatomy.ts';
import { manageBookingTexts } from '../manage-booking.texts.ts';
import { useManagedBooking } from '../manage-booking-context.ts';
import type { TravelerDetails } from './travelers.rules.ts';
import { useTravelerForm } from './use-traveler-form.ts';

const useTraveler = useFormFacts<ReturnType<typeof useTravelerForm>>;

/** The input type of each line. The browser fills in nothing: mostly it knows another person's details. */
const LINES: Partial<Record<keyof TravelerDetails, { type: string; autoComplete?: HTMLInputAutoCompleteAttribute }>> = {
  birthDate: { type: 'date' },
  emergencyPhone: { type: 'tel' },
};

interface TravelerFieldProps extends Omit<Partial<TextFieldProps>, 'name'> {
  name: keyof TravelerDetails;
}

/** One line of a traveler's details. */
export const TravelerField = withRef(function ManagedTravelerField({ name, ...field }: TravelerFieldProps) {
  const { traveler } = useTexts(manageBookingTexts);
  const hint = name === 'insurance' ? traveler.insuranceHint : undefined;
  const line = { label: traveler[name], hint, isOptional: name === 'diet', autoComplete: 'off', ...LINES[name] };
  return <FormText name={name} {...line} {...field} />;
});

const Pair = createPart('div', anatomy, 'pair');
const Message = createPart('p', anatomy, 'failure');
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

const OwnForm = withRef(function ManagedTravelerOwnForm({ traveler, children, ...form }: OwnFormProps) {
  return (
    <FormProvider value={useTravelerForm(traveler)}>
      <Form {...form}>
        {children ?? <Fields />}
        <Foot />
      </Form>
    </FormProvider>
  );
});

function Fields() {
  return (
    <>
      <TravelerField name="passportName" autoFocus={useTraveler().isFocused} />
      <Pair>
        <TravelerField name="nationality" />
        <TravelerField name="birthDate" />
      </Pair>
      <TravelerField name="diet" />
      <TravelerField name="insurance" />
      <Pair>
        <TravelerField name="emergencyName" />
        <TravelerField name="emergencyPhone" />
      </Pair>
    </>
  );
}

function Foot() {
  const { traveler } = useTexts(manageBookingTexts);
  const { failure, isSubmitting } = useTraveler();
  const { close } = useManagedBooking().travelerDetails;
  return (
    <>
      {failure && <Message role="alert">{failure}</Message>}
      <Actions>
        <FormSubmit>{traveler.save}</FormSubmit>
        <Button variant="quiet" disabled={isSubmitting} onClick={close}>
          {traveler.close}
        </Button>
      </Actions>
    </>
  );
}
