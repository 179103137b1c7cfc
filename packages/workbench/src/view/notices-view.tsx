import { useGoogleCallbackMessages } from '../../../ui/src/account/sign-in/use-google-callback-messages.ts';
import { usePasswordMessages } from '../../../ui/src/account/sign-in/use-password-messages.ts';
import { useFailureText } from '../../../ui/src/api/use-failure-text.ts';
import { formatMessage } from '../../../ui/src/core/internal/message-descriptor.ts';
import { useBookingMessages } from '../../../ui/src/sales/booking/use-booking-messages.ts';
import { usePaymentMessages } from '../../../ui/src/sales/payment/use-payment-messages.ts';
import { noticesAt } from '../notices.ts';
import type { PanelProps } from './panel-props.ts';

/** The texts that a machine's notices name, by the machine's id. */
function useNoticeTexts(machine: string): object {
  const ofBooking = { ...usePaymentMessages(), ...useBookingMessages() };
  const others: Record<string, object> = {
    googleCallback: useGoogleCallbackMessages(),
    passwordChange: usePasswordMessages(),
  };
  return others[machine] ?? ofBooking;
}

/** The notices that stand on the page now, in its words. */
export function NoticesView({ session, moment: { recorded } }: PanelProps) {
  const texts = useNoticeTexts(session.known.id);
  const failureText = useFailureText();
  const notices = noticesAt(recorded.records, recorded.run.clock.now());
  if (notices.length === 0) return null;
  return (
    <ul className="workbench-notices" aria-label="Notices on the page">
      {notices.map(({ kind, said }, index) => (
        <li key={index} data-kind={kind}>
          <strong>{kind}</strong> {formatMessage<object>(said as string, texts, failureText)}
        </li>
      ))}
    </ul>
  );
}
