import offices from '../../../api/content/company/company.json?field=offices';
import { phoneHref } from '../content/contact-links.ts';

/** Tells visitors without scripts what needs them, and how to reach a person instead. */
export function NoScriptNotice() {
  // Browsers with scripts ignore its content, so they need not download the text.
  return <noscript>{import.meta.env.SSR && <Words />}</noscript>;
}

function Words() {
  const { phones, emails } = offices.nepal;
  const [phone = ''] = phones;
  const [, bookings = ''] = emails;
  return (
    <p data-no-script="">
      You can read everything without JavaScript. Booking, signing in and sending a message need it; without it, call{' '}
      <a href={phoneHref(phone)}>{phone}</a> or write to <a href={`mailto:${bookings}`}>{bookings}</a>.
    </p>
  );
}
