'use client';
import { requestLine } from '../../api/failure.tsx';
import { withRef } from '../../core/internal/with-ref.ts';
import { useTexts } from '../../core/texts/language.ts';
import { Button } from '../../kit/button.tsx';
import { createPart } from '../../kit/part.tsx';
import { Status, type StatusProps } from '../../kit/status.tsx';
import { usePorts } from '../../provider/trek-provider.tsx';
import { paymentAnatomy as anatomy } from './payment.anatomy.ts';
import { paymentTexts } from './payment.texts.ts';
import { Back } from './payment-buttons.tsx';
import { usePaymentContext } from './use-payment-context.ts';

const Actions = createPart('div', anatomy, 'actions');

/** If the backend does not take the visitor's session: the way to sign in again. */
export const LoginRequired = withRef(function PaymentLoginRequired(status: Partial<StatusProps>) {
  const messages = useTexts(paymentTexts);
  const { view, reason, onLogin } = usePaymentContext();
  if (view !== 'login') return null;
  const action = (
    <Button variant="primary" onClick={onLogin}>
      {messages.loginAgain}
    </Button>
  );
  return <Status kind="error" title={messages.authenticationRequired} text={reason} action={action} {...status} />;
});

/** If no payment could be opened: why, and the way to retry. */
export const Retry = withRef(function PaymentRetry(status: Partial<StatusProps>) {
  const messages = useTexts(paymentTexts);
  const { view, reason, requestId, retry } = usePaymentContext();
  if (view !== 'retry') return null;
  const action = (
    <Actions>
      <Back />
      <Button variant="primary" onClick={retry}>
        {messages.tryAgain}
      </Button>
    </Actions>
  );
  return <Status kind="error" title={reason} text={requestLine(requestId)} action={action} {...status} />;
});

/** If it is not known yet whether the money has come: a mail follows, and the visitor need not wait. */
export const StillProcessing = withRef(function PaymentStillProcessing(status: Partial<StatusProps>) {
  const messages = useTexts(paymentTexts);
  const { view } = usePaymentContext();
  const { paths, Link } = usePorts();
  if (view !== 'waiting') return null;
  const action = paths.profile !== null && <Link href={paths.profile}>{messages.viewBooking}</Link>;
  return <Status title={messages.stillProcessing} action={action} {...status} />;
});
