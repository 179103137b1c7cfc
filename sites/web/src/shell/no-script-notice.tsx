import { useTexts } from '@trek/ui/internal/language';
import { phoneHref } from '@trek/ui/internal/phone-href';
import offices from '../../../api/content/company/company.json?field=offices';
import { noScriptTexts } from './no-script.texts.ts';

/** Tells visitors without scripts what needs them, and how to reach a person instead. */
export function NoScriptNotice() {
  // Browsers with scripts ignore its content, so they need not download the text.
  return <noscript>{import.meta.env.SSR && <Words />}</noscript>;
}

function Words() {
  const messages = useTexts(noScriptTexts);
  const { phones, emails } = offices.nepal;
  const [phone = ''] = phones;
  const [, bookings = ''] = emails;
  return (
    <p data-no-script="">
      <span>{messages.call}</span> <a href={phoneHref(phone)}>{phone}</a> <span>{messages.write}</span>{' '}
      <a href={`mailto:${bookings}`}>{bookings}</a>.
    </p>
  );
}
