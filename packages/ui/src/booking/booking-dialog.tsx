'use client';
import { useEffect, useRef } from 'react';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { Icon } from '../kit/icon.tsx';
import { createPart } from '../kit/part.tsx';
import { PaymentForm } from '../payment/payment-form.tsx';
import { usePorts } from '../provider/trek-provider.tsx';
import { bookingDialogAnatomy as anatomy } from './booking.anatomy.ts';
import { bookingMessages as messages } from './booking.messages.ts';
import { BookingDetailsForm } from './booking-details-form.tsx';
import { PriceTotals } from './booking-panel.tsx';
import { BookingResume } from './booking-resume.tsx';
import { PaymentOptions } from './payment-options.tsx';
import type { Booking } from './use-booking.ts';

const Stage = createPart('div', anatomy, 'stage');
const Steps = createPart('ol', anatomy, 'steps');
const Step = createPart('li', anatomy, 'step');
const Summary = createPart('div', anatomy, 'summary');
const Actions = createPart('div', anatomy, 'actions');
const Text = createPart('p', anatomy, 'text');
const Success = createPart('div', anatomy, 'success');

/** What a visitor turns to first in each step: its first field, or the way on. */
const FIRST_CONTROL = 'input, [data-variant="primary"]';

/** The booking in a dialog: sign-in, details, payment, success. */
export function BookingDialog({ booking }: { booking: Booking }) {
  const { snapshot, send, isOpen, isClosable, context } = booking;
  const { paths } = usePorts();
  const isLoginRequired = snapshot.matches('loginRequired');
  const step = typeof snapshot.value === 'object' ? Object.keys(snapshot.value)[0] : snapshot.value;
  const stage = useStageFocus(`${step} of ${context.owner}`);
  return (
    <Dialog
      isOpen={isOpen}
      isClosable={isClosable}
      trapsFocus={!booking.isConfirming}
      onCloseRequest={() => send({ type: 'close' })}
      initialFocus={() => stage.current?.querySelector<HTMLElement>(FIRST_CONTROL) ?? stage.current}
      title={isLoginRequired ? messages.loginRequired : context.trek.title}
    >
      <Stage ref={stage} tabIndex={-1}>
        {isLoginRequired && <LoginRequired booking={booking} />}
        {snapshot.matches('resuming') && (
          <BookingResume
            failure={snapshot.matches({ resuming: 'failed' }) ? context.message : null}
            isSlow={snapshot.matches({ resuming: { reading: 'slow' } })}
            onRetry={() => send({ type: 'resume.retry' })}
            onSkip={() => send({ type: 'resume.skip' })}
          />
        )}
        {(snapshot.matches('details') || snapshot.matches('payment')) && (
          <>
            <BookingSteps isPaying={snapshot.matches('payment')} />
            <Summary>
              <PriceTotals quote={booking.quote} />
            </Summary>
          </>
        )}
        {/* Fields of their own for each person: nothing typed before can be brought back. */}
        {snapshot.matches('details') && <BookingDetailsForm key={context.owner} booking={booking} />}
        {snapshot.matches('payment') && <PaymentStep booking={booking} />}
        {snapshot.matches('succeeded') && (
          <Success role="status">
            <Icon name="check" />
            <h3>{messages.bookingComplete}</h3>
            <p>{messages.bookingSuccessful}</p>
            <Button variant="primary" onClick={() => send({ type: 'view' })}>
              {paths.profile === null ? messages.done : messages.viewBooking}
            </Button>
          </Success>
        )}
      </Stage>
    </Dialog>
  );
}

/** When one step makes way for the next, the control that had the focus is gone: the new step takes it, from its top. */
function useStageFocus(name: string) {
  const stage = useRef<HTMLDivElement>(null);
  const shown = useRef(name);
  useEffect(() => {
    if (shown.current === name) return;
    shown.current = name;
    stage.current?.focus();
    stage.current?.closest('[role="dialog"]')?.scrollTo(0, 0);
  }, [name]);
  return stage;
}

function LoginRequired({ booking: { send } }: { booking: Booking }) {
  const { paths } = usePorts();
  return (
    <>
      <Text>{messages.loginRequiredText}</Text>
      <Actions>
        <Button onClick={() => send({ type: 'close' })}>{messages.cancel}</Button>
        {paths.login !== null && (
          <Button variant="primary" onClick={() => send({ type: 'login' })}>
            {messages.logIn}
          </Button>
        )}
      </Actions>
    </>
  );
}

function BookingSteps({ isPaying }: { isPaying: boolean }) {
  return (
    <Steps aria-label={messages.steps}>
      <Step aria-current={isPaying ? undefined : 'step'} data-done={isPaying ? '' : undefined}>
        {messages.detailsStep}
      </Step>
      <Step aria-current={isPaying ? 'step' : undefined}>{messages.paymentStep}</Step>
    </Steps>
  );
}

function PaymentStep({ booking }: { booking: Booking }) {
  const { payment, send, cardForm, split } = booking;
  return (
    <>
      <PaymentOptions booking={booking} />
      {payment && (
        <PaymentForm
          payment={payment}
          amountUsd={split.advanceUsd}
          cardForm={cardForm}
          describeFailure={messages.paymentFailed}
          onLogin={() => send({ type: 'login' })}
          onBack={() => send({ type: 'payment.back' })}
        />
      )}
    </>
  );
}
