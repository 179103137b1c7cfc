import { PASSPORT_VALIDITY_MONTHS } from '@trek/ui/internal/terms';
import {
  BALANCE_DUE_DAYS,
  BOOKING_TRANSFER,
  DEPOSIT_PERCENT,
  FREE_CANCELLATION_DAYS,
  LAST_MINUTE_DAYS,
  LATE_CANCELLATION,
} from '@trek/ui/pricing';
import { CARD_FEE_PERCENT, GROUP_LEADER, GUARDIAN_AGE, PORTER } from '../../content/terms.ts';
import { PageLink } from '../../routing/page-link.tsx';
import { InfoLayout } from './info-layout.tsx';
import { RequestTerms } from './request-terms.tsx';

/** The terms of booking. */
export default function TermsPage() {
  return (
    <InfoLayout
      path="/terms-conditions"
      title="Terms & conditions"
      lead="What you can expect from us, and what we expect from you, in plain language."
      sections={[
        {
          id: 'booking',
          title: 'Booking and deposit',
          content: (
            <>
              <p>
                Your booking is made once you have sent your details and paid a deposit of {DEPOSIT_PERCENT}% of the
                price. The deposit is non-refundable, because we use it to buy permits, flights and rooms in your name.
                We confirm by e-mail.
              </p>
              <p>
                Last-minute bookings are possible until {LAST_MINUTE_DAYS} days before departure where permits allow it;
                the full price is then due at once.
              </p>
              <RequestTerms />
            </>
          ),
        },
        {
          id: 'payment',
          title: 'Paying the balance',
          content: (
            <ul>
              <li>The balance is due {BALANCE_DUE_DAYS} days before departure.</li>
              <li>Invoices can be paid by bank transfer, in cash in our office, or by card.</li>
              <li>A credit card payment of an invoice carries a fee of {CARD_FEE_PERCENT}%.</li>
              <li>Paying by card on this site costs no fee: that fee is for invoices only.</li>
              <li>Prices are in US dollars and per person, with two people sharing a room or tent.</li>
            </ul>
          ),
        },
        {
          id: 'cancellation',
          title: 'If you cancel',
          content: (
            <>
              <ul>
                <li>
                  Treks that show free cancellation on their page can be canceled up to {FREE_CANCELLATION_DAYS} days
                  before departure at no cost beyond the deposit. We return everything else you have paid.
                </li>
                <li>
                  Canceling at least {LATE_CANCELLATION.days} days before departure costs {LATE_CANCELLATION.percent}%
                  of the trip cost.
                </li>
                <li>Inside {LATE_CANCELLATION.days} days there is no refund.</li>
                <li>If you leave a trek early, for whatever reason, nothing is refunded.</li>
              </ul>
              <p>Cancel in writing. What counts is the day your message reaches us, in Nepal time.</p>
            </>
          ),
        },
        {
          id: 'transfer',
          title: 'If someone goes in your place',
          content: (
            <p>
              A booking can be transferred to another person at least {BOOKING_TRANSFER.days} days before departure, for
              a fee of ${BOOKING_TRANSFER.feeUsd} plus the cost of new permits.
            </p>
          ),
        },
        {
          id: 'groups',
          title: 'Groups',
          content: (
            <p>
              The leader of a group travels free with {GROUP_LEADER.freeFrom} or more paying members, and gets{' '}
              {GROUP_LEADER.halfPercent}% off with {GROUP_LEADER.halfFrom} or more. The group discounts on each trek’s
              page are taken off first. When you book on this site, the total includes both.
            </p>
          ),
        },
        {
          id: 'travelers',
          title: 'Who can come',
          content: (
            <ul>
              <li>Travelers under {GUARDIAN_AGE} need a parent or guardian who walks with them.</li>
              <li>Your passport must be valid for {PASSPORT_VALIDITY_MONTHS} months beyond the end of your trek.</li>
              <li>
                You need insurance that covers helicopter rescue; see{' '}
                <PageLink href="/travel-insurance">travel insurance</PageLink>.
              </li>
              <li>Tell us about illnesses, medicines and pregnancies before you book. We keep this confidential.</li>
            </ul>
          ),
        },
        {
          id: 'on-the-trail',
          title: 'On the trail',
          content: (
            <ul>
              <li>
                The guide decides on the route, and when to turn back. Weather, health and strikes can change a program.
                Nothing is refunded for a change that was made for safety.
              </li>
              <li>
                Porters carry at most {PORTER.loadKg} kg for {PORTER.trekkers} trekkers. We insure, equip and pay them.
              </li>
              <li>You or your insurer pay for a helicopter, a longer stay or another flight.</li>
            </ul>
          ),
        },
        {
          id: 'our-side',
          title: 'If we cancel',
          content: (
            <p>
              If we have to cancel a departure, you can choose another date, another trek or a full refund. Departures
              are guaranteed for two or more travelers, or for the larger group that the trek’s page names. A departure
              on request is guaranteed once we have confirmed it.
            </p>
          ),
        },
        {
          id: 'law',
          title: 'Law',
          content: (
            <p>
              These terms are governed by the law of Nepal, and disputes are heard in Kathmandu. Please talk to us
              first.
            </p>
          ),
        },
      ]}
    />
  );
}
