import { phoneHref } from '@trek/ui/internal/phone-href';
import { BALANCE_DUE_DAYS, DEPOSIT_PERCENT } from '@trek/ui/pricing';
import { BANK_ACCOUNTS } from '../../content/bank-accounts.ts';
import { COMPANY } from '../../content/company.ts';
import { whatsAppHref } from '../../content/contact-links.ts';
import { CARD_FEE_PERCENT } from '../../content/terms.ts';
import { PageLink } from '../../routing/page-link.tsx';
import * as styles from './info.css.ts';
import { InfoLayout } from './info-layout.tsx';

const [PHONE = ''] = COMPANY.offices.nepal.phones;
const [, BOOKINGS = { whatsApp: '' }] = COMPANY.chatContacts;

/** Bank accounts, and notes on payments. */
export default function BankPage() {
  return (
    <InfoLayout
      path="/bank-details"
      title="Bank details"
      lead="For payments by bank transfer, in US dollars or in Nepalese rupees."
      sections={[
        ...BANK_ACCOUNTS.map((account) => ({
          id: account.currency.toLowerCase(),
          title: account.title,
          content: (
            <dl className={styles.facts}>
              {account.lines.map(([name, value]) => (
                <div key={name} className={styles.fact}>
                  <dt>{name}</dt>
                  <dd translate="no">{value}</dd>
                </div>
              ))}
            </dl>
          ),
        })),
        {
          id: 'payment-notes',
          title: 'Payment notes',
          content: (
            <>
              <ul>
                <li>Give your full name and booking number as the reference, so that we can match your payment.</li>
                <li>
                  A deposit of {DEPOSIT_PERCENT}% secures a booking. It is non-refundable; the{' '}
                  <PageLink href="/terms-conditions#cancellation">terms</PageLink> say what else you get back, and until
                  when.
                </li>
                <li>
                  The balance is due {BALANCE_DUE_DAYS} days before the trek, or in cash in our office by agreement.
                </li>
                <li>
                  Ask your bank to charge all fees to you (“OUR”). Otherwise the amount that arrives is too small.
                </li>
                <li>
                  Paying an invoice by credit card carries a fee of {CARD_FEE_PERCENT}%, which is what the card company
                  charges us. Paying by card on this site costs no fee: that fee is for invoices only.
                </li>
                <li>
                  A transfer takes three to five working days. Send us the receipt, and we’ll let you know when the
                  money arrives.
                </li>
              </ul>
              <p className={styles.note}>
                We never send new bank details by e-mail. If a message gives you numbers that differ from this page,{' '}
                <a href={phoneHref(PHONE)}>call us</a> or <a href={whatsAppHref(BOOKINGS)}>ask on WhatsApp</a> before
                you pay.
              </p>
            </>
          ),
        },
      ]}
    />
  );
}
