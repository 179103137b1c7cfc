'use client';
import { useTexts } from '../../../core/texts/language.ts';
import { Button } from '../../../kit/button.tsx';
import { Heading } from '../../../kit/heading.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { createPart } from '../../../kit/part.tsx';
import { usePrice } from '../../../kit/use-price.ts';
import { usdOf } from '../../../pricing/index.ts';
import { usePorts } from '../../../provider/trek-provider.tsx';
import { bookingDialogAnatomy as anatomy } from '../booking.anatomy.ts';
import { bookingTexts } from '../booking.texts.ts';
import { PriceTotals } from '../price-parts.tsx';
import { BookingAccount } from './booking-account.tsx';
import { People, StartDate } from './booking-trip.tsx';
import { useBookingContext } from './use-booking-context.ts';

const Text = createPart('p', anatomy, 'text');
const Actions = createPart('div', anatomy, 'actions');
const Step = createPart('li', anatomy, 'step');

/** The way on without an account, where the trek takes guests. */
function AsGuest() {
  const messages = useTexts(bookingTexts);
  const { takesGuests, continueAsGuest } = useBookingContext();
  return takesGuests ? <Button onClick={continueAsGuest}>{messages.continueAsGuest}</Button> : null;
}

/**
 * Asks a visitor who is signed out to log in, or to sign up, or lets them go on as a guest. They come back to where they were,
 * or never leave.
 */
export const LoginRequired = createPart('div', anatomy, 'login-required', () => {
  const messages = useTexts(bookingTexts);
  const { step, close, logIn, signUp } = useBookingContext();
  const { paths, signIn } = usePorts();
  if (step !== 'login') return null;
  if (signIn === 'inline') {
    const inline = (
      <>
        <BookingAccount />
        <AsGuest />
      </>
    );
    return { children: inline };
  }
  const children = (
    <>
      <Text>{messages.loginRequiredText}</Text>
      <Actions>
        <Button onClick={close}>{messages.cancel}</Button>
        {paths.signup !== null && <Button onClick={signUp}>{messages.signUp}</Button>}
        <AsGuest />
        {paths.login !== null && (
          <Button variant="primary" onClick={logIn}>
            {messages.logIn}
          </Button>
        )}
      </Actions>
    </>
  );
  return { children };
});

function useIsBooking(): boolean {
  const { step } = useBookingContext();
  return step === 'details' || step === 'payment';
}

/** The list of steps. */
export const Steps = createPart('ol', anatomy, 'steps', () => {
  const messages = useTexts(bookingTexts);
  const isPaying = useBookingContext().step === 'payment';
  if (!useIsBooking()) return null;
  const children = (
    <>
      <Step aria-current={isPaying ? undefined : 'step'} data-done={isPaying ? '' : undefined}>
        {messages.detailsStep}
      </Step>
      <Step aria-current={isPaying ? 'step' : undefined}>{messages.paymentStep}</Step>
    </>
  );
  return { 'aria-label': messages.steps, children };
});

/** Travelers, dates and price, above both steps. */
export const Summary = createPart('div', anatomy, 'summary', () => {
  const { quote } = useBookingContext();
  if (!useIsBooking()) return null;
  const children = (
    <>
      <People />
      <StartDate />
      <PriceTotals quote={quote} />
    </>
  );
  return { children };
});

/** The price has changed since it was shown: the visitor agrees to it first, or leaves. */
export const PriceChanged = createPart('div', anatomy, 'price-changed', () => {
  const messages = useTexts(bookingTexts);
  const price = usePrice();
  const { repriced, close, acceptPrice } = useBookingContext();
  if (!repriced) return null;
  const { offeredUsd, shownUsd, shownCents, totalCents, travelers } = repriced;
  const hasPrice = offeredUsd !== null && offeredUsd !== shownUsd;
  const children = (
    <>
      {hasPrice && <Text>{messages.priceChanged(price(offeredUsd), price(shownUsd))}</Text>}
      {(!hasPrice || travelers > 1) && (
        <Text>{messages.totalChanged(price(usdOf(totalCents)), price(usdOf(shownCents)))}</Text>
      )}
      <Actions>
        <Button onClick={close}>{messages.cancel}</Button>
        <Button variant="primary" onClick={acceptPrice}>
          {messages.continue}
        </Button>
      </Actions>
    </>
  );
  return { role: 'alert', children };
});

/** The booking is complete. */
export const Success = createPart('div', anatomy, 'success', () => {
  const messages = useTexts(bookingTexts);
  const { step, isGuest, reference, view } = useBookingContext();
  const { paths } = usePorts();
  if (step !== 'success') return null;
  // A guest has no profile.
  const next = isGuest ? reference && paths.booking(reference) : paths.profile;
  const children = (
    <>
      <Icon name="check" />
      <Heading level={3} below={1}>
        {messages.bookingComplete}
      </Heading>
      <p>{messages.bookingSuccessful}</p>
      <Button variant="primary" onClick={view}>
        {next === null ? messages.done : messages.viewBooking}
      </Button>
      <BookingLink />
    </>
  );
  return { role: 'status', children };
});

/** Names the booking, and leads to its own page if there is one: to pay the balance if that is due immediately. */
function BookingLink() {
  const messages = useTexts(bookingTexts);
  const { reference, isBalanceDueNow, split } = useBookingContext();
  const { paths, Link } = usePorts();
  if (reference === null) return null;
  const path = paths.booking(reference);
  if (path === null) return <p translate="no">{messages.bookingPage(reference)}</p>;
  const isOwed = isBalanceDueNow && split.balanceUsd > 0;
  return <Link href={path}>{isOwed ? messages.payBalance : messages.bookingPage(reference)}</Link>;
}
