'use client';
import { withRef } from '../../core/internal/with-ref.ts';
import { useTexts } from '../../core/texts/language.ts';
import { phoneHref } from '../../core/typed/phone-href.ts';
import type { OuterProps } from '../../kit/part.tsx';
import { contactTexts } from './contact.texts.ts';
import * as Office from './office-parts.tsx';

/** The operator's contacts. */
export interface OfficeFacts {
  /** Lines of the address. */
  address: readonly string[];
  /** International, as people write them. */
  phones: readonly string[];
  emails: { information: string; bookings: string };
  /** A line for each kind of day. */
  hours: readonly string[];
  social: readonly { name: string; href: string }[];
  /** Decimal degrees. */
  place: { latitude: number; longitude: number };
}

/** Props of `Office`. */
export interface DefaultOfficeProps extends OuterProps<'section'> {
  facts: OfficeFacts;
}

/** Address, phones, e-mail, hours and social links of the office. */
export const DefaultOffice = withRef(function DefaultOffice({ facts, ...root }: DefaultOfficeProps) {
  const messages = useTexts(contactTexts);
  const { address, phones, emails, hours, social } = facts;
  return (
    <Office.Root {...root}>
      <Office.Title />
      <Office.Facts>
        <Office.Fact icon="pin" label={messages.address}>
          {address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </Office.Fact>
        <Office.Fact icon="phone" label={messages.phones}>
          {phones.map((phone) => (
            <a key={phone} href={phoneHref(phone)}>
              {phone}
            </a>
          ))}
        </Office.Fact>
        <Office.Fact icon="mail" label={messages.emails}>
          <EmailLink label={messages.information} address={emails.information} />
          <EmailLink label={messages.bookings} address={emails.bookings} />
        </Office.Fact>
        <Office.Fact icon="clock" label={messages.hours}>
          {hours.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </Office.Fact>
        <Office.Fact icon="group" label={messages.social}>
          <Office.Social>
            {social.map(({ name, href }) => (
              <li key={name}>
                <a href={href} target="_blank" rel="noopener noreferrer">
                  {name}
                </a>
              </li>
            ))}
          </Office.Social>
        </Office.Fact>
      </Office.Facts>
    </Office.Root>
  );
});

function EmailLink({ label, address }: { label: string; address: string }) {
  return (
    <span>
      <span>{`${label}:`}</span>{' '}
      <a href={`mailto:${address}`} translate="no">
        {address}
      </a>
    </span>
  );
}
