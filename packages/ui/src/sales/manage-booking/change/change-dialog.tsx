'use client';
import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import type { BookedTrek, ChangeQuoteEntity } from '../../../api/entities.ts';
import { useFailure } from '../../../api/failure.tsx';
import type { BookingChange } from '../../../api/requests.ts';
import { companyDay } from '../../../core/internal/company-day.ts';
import { spelled } from '../../../core/internal/text-checks.ts';
import { MAXIMUM_TEXT_LENGTH } from '../../../core/internal/text-limits.ts';
import { fieldTexts } from '../../../core/texts/field.texts.ts';
import { useTexts } from '../../../core/texts/language.ts';
import { plainText } from '../../../core/typed/plain-text.ts';
import { Button } from '../../../kit/button.tsx';
import { DefaultDialog } from '../../../kit/dialog/dialog.tsx';
import { FormCheckbox, FormProvider, FormSubmit, FormText, FormTextArea } from '../../../kit/form/form-parts.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { formatLongDate } from '../../../kit/format.ts';
import { createPart } from '../../../kit/part.tsx';
import { signedPrice } from '../../../kit/signed-price.ts';
import { usePrice } from '../../../kit/use-price.ts';
import { BOOKING_TERMS } from '../../../pricing/terms.ts';
import { usePorts } from '../../../provider/trek-provider.tsx';
import { lastBookableDay } from '../../booking/booking.rules.ts';
import { bookingTexts } from '../../booking/booking.texts.ts';
import { Row } from '../booking-sums.tsx';
import { manageBookingAnatomy as anatomy } from '../manage-booking.anatomy.ts';
import { manageBookingTexts } from '../manage-booking.texts.ts';
import { changeFormSchema, changeOf } from './change.rules.ts';

const Form = createPart('form', anatomy, 'form');
const Pair = createPart('div', anatomy, 'pair');
const Lead = createPart('p', anatomy, 'lead');
const Sums = createPart('dl', anatomy, 'sums');
const Failure = createPart('p', anatomy, 'failure');
const Answer = createPart('p', anatomy, 'answer');
const Actions = createPart('div', anatomy, 'actions');

export interface ChangeDialogProps {
  booking: BookedTrek;
  onClose: () => void;
  /** The request is stored. */
  onDone: () => void;
}

/** A change, with the sums that the backend has quoted for it. */
interface Quoted {
  change: BookingChange;
  quote: ChangeQuoteEntity;
}

/** Asks for a change: its fields, then its sums by price and terms, then the answer that it was sent. */
export function ChangeDialog({ booking, onClose, onDone }: ChangeDialogProps) {
  const messages = useTexts(manageBookingTexts);
  const wish = useWishForm(booking);
  const { quoted } = wish;
  const request = useRequestForm(quoted, onDone);
  const isClosable = !wish.form.isSubmitting && !request.form.isSubmitting;
  return (
    <DefaultDialog open onOpenChange={onClose} isClosable={isClosable} title={messages.requestChange}>
      {request.isSent ? (
        <Sent onClose={onClose} />
      ) : quoted ? (
        <Review {...{ booking, quoted, request }} onBack={() => wish.forget()} />
      ) : (
        <Wish {...{ booking, wish, onClose }} />
      )}
    </DefaultDialog>
  );
}

type WishForm = ReturnType<typeof useWishForm>;
type RequestForm = ReturnType<typeof useRequestForm>;

function Wish({ booking, wish, onClose }: Pick<ChangeDialogProps, 'booking' | 'onClose'> & { wish: WishForm }) {
  const { change: texts, traveler } = useTexts(manageBookingTexts);
  const labels = useTexts(bookingTexts);
  const price = usePrice();
  const { form, failure, today } = wish;
  const { days, feeUsd } = (booking.terms ?? BOOKING_TERMS).transfer;
  return (
    <FormProvider value={form}>
      <Form method="post" {...form.formProps}>
        <Lead>{texts.lead}</Lead>
        <Pair>
          <FormText name="startDate" type="date" min={today} max={lastBookableDay(today)} label={texts.newStart} />
          <FormText name="travelers" inputMode="numeric" autoComplete="off" label={texts.newTravelers} />
        </Pair>
        <FormCheckbox name="isTransfer" label={texts.isTransfer} />
        <Lead>{texts.transferTerms(price(feeUsd), days)}</Lead>
        {form.values.isTransfer && (
          <>
            <Pair>
              <FormText name="firstName" label={labels.firstName} autoComplete="off" />
              <FormText name="lastName" label={labels.lastName} autoComplete="off" />
            </Pair>
            <Pair>
              <FormText name="email" type="email" label={labels.email} autoComplete="off" />
              <FormText name="phone" type="tel" label={labels.phone} autoComplete="off" />
            </Pair>
          </>
        )}
        {failure && <Failure role="alert">{failure}</Failure>}
        <Actions>
          <Button disabled={form.isSubmitting} onClick={onClose}>
            {traveler.close}
          </Button>
          <FormSubmit>{texts.showSums}</FormSubmit>
        </Actions>
      </Form>
    </FormProvider>
  );
}

interface ReviewProps extends Pick<ChangeDialogProps, 'booking'> {
  quoted: Quoted;
  request: RequestForm;
  onBack: () => void;
}

function Review({ booking, quoted: { change, quote }, request: { form, failure }, onBack }: ReviewProps) {
  const messages = useTexts(manageBookingTexts);
  const { change: texts } = messages;
  const { locale } = usePorts();
  const price = usePrice();
  const { transferTo } = change;
  const { feeAmount, differenceAmount, refundAmount, balanceDueDate } = quote;
  return (
    <FormProvider value={form}>
      <Form method="post" {...form.formProps}>
        <Sums>
          {quote.startDate !== booking.startDate && (
            <Row name={texts.newStart}>{formatLongDate(quote.startDate, locale)}</Row>
          )}
          {quote.travelers !== booking.travelers && <Row name={texts.newTravelers}>{quote.travelers}</Row>}
          {transferTo && <Row name={texts.goesInstead}>{`${transferTo.firstName} ${transferTo.lastName}`}</Row>}
          {feeAmount > 0 && <Row name={texts.fee}>{price(feeAmount)}</Row>}
          <Row name={texts.difference}>{differenceAmount === 0 ? price(0) : signedPrice(price, differenceAmount)}</Row>
          <Row name={texts.newTotal}>{price(quote.totalAmount)}</Row>
          <Row name={messages.balance}>
            <span>{price(quote.balanceAmount)}</span>
            {balanceDueDate && <small translate="yes">{messages.due(formatLongDate(balanceDueDate, locale))}</small>}
          </Row>
          {refundAmount > 0 && <Row name={texts.refund}>{price(refundAmount)}</Row>}
        </Sums>
        <FormTextArea name="message" label={texts.message} isOptional rows={3} maxLength={MAXIMUM_TEXT_LENGTH} />
        <Lead>{texts.officeDecides}</Lead>
        {failure && <Failure role="alert">{failure}</Failure>}
        <Actions>
          <Button disabled={form.isSubmitting} onClick={onBack}>
            {texts.back}
          </Button>
          <FormSubmit>{texts.send}</FormSubmit>
        </Actions>
      </Form>
    </FormProvider>
  );
}

function Sent({ onClose }: Pick<ChangeDialogProps, 'onClose'>) {
  const { change: texts, done } = useTexts(manageBookingTexts);
  return (
    <>
      <Answer role="status">{texts.sent}</Answer>
      <Actions>
        <Button variant="primary" autoFocus onClick={onClose}>
          {done}
        </Button>
      </Actions>
    </>
  );
}

/** The form of the wish, and the sums of what was typed last. */
function useWishForm({ id, startDate, travelers = 1 }: BookedTrek) {
  const { api, clock } = usePorts();
  const { change } = useTexts(manageBookingTexts);
  const labels = useTexts(bookingTexts);
  const fields = useTexts(fieldTexts);
  const failureOf = useFailure();
  const today = companyDay(new Date(clock.now()));
  const [quoted, setQuoted] = useState<Quoted | null>(null);
  const schema = useMemo(
    () => changeFormSchema({ ...labels, ...fields, ...change }, { startDate, travelers }, today),
    [labels, fields, change, startDate, travelers, today],
  );
  const form = useForm({
    schema,
    initialValues: {
      ...{ startDate, travelers: String(travelers), isTransfer: false },
      ...{ firstName: '', lastName: '', email: '', phone: '' },
    },
    submit: async (typed): Promise<Quoted> => {
      const wanted = changeOf(id, typed);
      return { change: wanted, quote: await api.quoteChange(wanted) };
    },
    onSucceeded: setQuoted,
  });
  return { form, failure: form.message && failureOf(form.message), quoted, forget: () => setQuoted(null), today };
}

const messageSchema = z.object({ message: z.string().check(spelled(plainText), z.maxLength(MAXIMUM_TEXT_LENGTH)) });

/** The form that sends a change whose sums were shown. */
function useRequestForm(quoted: Quoted | null, onDone: () => void) {
  const { api } = usePorts();
  const failureOf = useFailure();
  const [isSent, setIsSent] = useState(false);
  const form = useForm({
    schema: messageSchema,
    initialValues: { message: '' },
    submit: async ({ message }) => {
      if (!quoted) return null;
      const { totalAmount } = quoted.quote;
      return api.requestChange({ ...quoted.change, totalAmount, ...(message && { message }) });
    },
    onSucceeded: () => {
      setIsSent(true);
      onDone();
    },
  });
  return { form, failure: form.message && failureOf(form.message), isSent };
}
