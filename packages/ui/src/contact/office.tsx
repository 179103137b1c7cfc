'use client';
import { type ReactNode, useId } from 'react';
import { Icon, type IconName } from '../kit/icon.tsx';
import { createPart } from '../kit/part.tsx';
import { officeAnatomy as anatomy } from './contact.anatomy.ts';
import { useContactMessages } from './use-contact-messages.ts';

const Root = createPart('section', anatomy, 'root');
const Title = createPart('h2', anatomy, 'title');
const Facts = createPart('dl', anatomy, 'facts');
const FactRow = createPart('div', anatomy, 'fact');
const Social = createPart('ul', anatomy, 'social');

/** Where the operator can be reached. */
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

/** Address, phones, e-mail, hours and social links of the office. */
export function Office({ facts }: { facts: OfficeFacts }) {
  const messages = useContactMessages();
  const titleId = useId();
  const { address, phones, emails, hours, social } = facts;
  return (
    <Root aria-labelledby={titleId}>
      <Title id={titleId}>{messages.officeTitle}</Title>
      <Facts>
        <Fact icon="pin" label={messages.address}>
          {address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </Fact>
        <Fact icon="phone" label={messages.phones}>
          {phones.map((phone) => (
            <a key={phone} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
              {phone}
            </a>
          ))}
        </Fact>
        <Fact icon="mail" label={messages.emails}>
          <EmailLink label={messages.information} address={emails.information} />
          <EmailLink label={messages.bookings} address={emails.bookings} />
        </Fact>
        <Fact icon="clock" label={messages.hours}>
          {hours.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </Fact>
        <Fact icon="group" label={messages.social}>
          <Social>
            {social.map(({ name, href }) => (
              <li key={name}>
                <a href={href} target="_blank" rel="noopener noreferrer">
                  {name}
                </a>
              </li>
            ))}
          </Social>
        </Fact>
      </Facts>
    </Root>
  );
}

function Fact({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <FactRow>
      <dt>
        <Icon name={icon} /> {label}
      </dt>
      <dd>{children}</dd>
    </FactRow>
  );
}

function EmailLink({ label, address }: { label: string; address: string }) {
  return (
    <span>
      {label}: <a href={`mailto:${address}`}>{address}</a>
    </span>
  );
}
