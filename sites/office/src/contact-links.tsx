import { phoneHref } from '@trek/ui/internal/phone-href';
import { contactsIn } from './contacts-in.rules.ts';

/** An e-mail address to write to. */
export function EmailLink({ address }: { address: string }) {
  return (
    <a translate="no" href={`mailto:${encodeURIComponent(address)}`}>
      {address}
    </a>
  );
}

/** A phone number to call, as it was typed; plain text if it holds no number. */
export function PhoneLink({ number }: { number: string }) {
  const href = phoneHref(number);
  if (href === undefined) return <span translate="no">{number}</span>;
  return (
    <a translate="no" href={href}>
      {number}
    </a>
  );
}

interface LinkedTextProps {
  text: string;
  /** Phone numbers that may be in it. */
  phones?: readonly string[];
}

/** A text whose e-mail addresses, and phone numbers that are known, are links. */
export function LinkedText({ text, phones = [] }: LinkedTextProps) {
  return contactsIn(text, phones).map(({ at, kind, words }) => {
    if (kind === 'phone') return <PhoneLink key={at} number={words} />;
    return kind === 'email' ? <EmailLink key={at} address={words} /> : <span key={at}>{words}</span>;
  });
}
