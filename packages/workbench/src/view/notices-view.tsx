import { sessionTexts } from '../../../ui/src/account/session/session.texts.ts';
import { googleCallbackTexts } from '../../../ui/src/account/sign-in/google/google-callback.texts.ts';
import { passwordTexts } from '../../../ui/src/account/sign-in/password/password.texts.ts';
import { useFailureText } from '../../../ui/src/api/use-failure-text.ts';
import { searchTexts } from '../../../ui/src/catalogue/search/search.texts.ts';
import { useTexts } from '../../../ui/src/core/texts/language.ts';
import { formatMessage } from '../../../ui/src/core/texts/message-descriptor.ts';
import { bookingTexts } from '../../../ui/src/sales/booking/booking.texts.ts';
import { paymentTexts } from '../../../ui/src/sales/payment/payment.texts.ts';
import { noticesAt, type ShownNotice } from '../notices.ts';
import type { PanelProps } from './panel-props.ts';
import { NOTICES_NAME } from './person-screen.ts';

/** The texts that a machine's notices name, by the machine's id. */
function useNoticeTexts(machine: string): object {
  const ofBooking = { ...useTexts(paymentTexts), ...useTexts(bookingTexts) };
  const others: Record<string, object> = {
    googleCallback: useTexts(googleCallbackTexts),
    passwordChange: useTexts(passwordTexts),
    search: useTexts(searchTexts),
    session: useTexts(sessionTexts),
  };
  return others[machine] ?? ofBooking;
}

/** The sentence of a notice, as a visitor reads it. */
export function useNoticeWords(machine: string): (notice: ShownNotice) => string {
  const texts = useNoticeTexts(machine);
  const failureText = useFailureText();
  return ({ message }) => formatMessage<object>(message as string, texts, failureText);
}

/** The notices that stand on the page now, in its words. */
export function NoticesView({ session, moment: { recorded } }: PanelProps) {
  const wordsOf = useNoticeWords(session.known.id);
  const notices = noticesAt([recorded.start, ...recorded.records], recorded.run.clock.now(), session.known.id);
  if (notices.length === 0) return null;
  return (
    <ul className="workbench-notices" aria-label={NOTICES_NAME}>
      {notices.map((notice, index) => (
        <li key={index} data-kind={notice.kind}>
          <strong>{notice.kind}</strong> <span>{wordsOf(notice)}</span>
        </li>
      ))}
    </ul>
  );
}
