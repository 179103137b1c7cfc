import { COMPANY, phoneHref } from '../content/company.ts';

const { phones, emails } = COMPANY.offices.nepal;
const [phone = ''] = phones;
const [, bookings = ''] = emails;

/** Tells who comes without scripts what needs them, and how to reach a person instead. */
export function NoScriptNotice() {
  return (
    <noscript>
      <p data-no-script="">
        Everything can be read without JavaScript. Booking, signing in and sending a message need it; without it call{' '}
        <a href={phoneHref(phone)}>{phone}</a> or write to <a href={`mailto:${bookings}`}>{bookings}</a>.
      </p>
    </noscript>
  );
}
