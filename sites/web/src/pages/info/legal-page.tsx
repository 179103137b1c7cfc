import { COMPANY } from '../../content/company.ts';
import { PageLink } from '../../routing/page-link.tsx';
import * as styles from './info.css.ts';
import { InfoLayout } from './info-layout.tsx';
import { LegalDocument } from './legal-document.tsx';

const LICENSES = [
  {
    title: 'Trekking and tourism license',
    issuer: 'Department of Tourism, Government of Nepal',
    number: `Tourism License No. ${COMPANY.license}`,
    text: 'Allows the company to run treks and tours, and to apply for permits on behalf of its guests.',
  },
  {
    title: 'Company registration',
    issuer: 'Office of the Company Registrar, Nepal',
    number: `Company Regd. No. ${COMPANY.registration}`,
    text: 'Registers the company as a private limited company based in Kathmandu.',
  },
  {
    title: 'Tax registration',
    issuer: 'Inland Revenue Department, Nepal',
    number: 'PAN and VAT certificate',
    text: 'Every invoice shows the number, and 13% VAT where the law requires it.',
  },
  {
    title: 'Foreign currency permit',
    issuer: 'Nepal Rastra Bank',
    number: 'License for exchange',
    text: 'Allows the company to be paid in US dollars and other foreign currencies.',
  },
];

const MEMBERSHIPS = [
  {
    title: 'TAAN',
    issuer: 'Trekking Agencies’ Association of Nepal',
    number: 'Member',
    text: 'The trade association, which sets wage and insurance standards for guides and porters.',
  },
  {
    title: 'NMA',
    issuer: 'Nepal Mountaineering Association',
    number: 'Member',
    text: 'Issues the permits for the trekking peaks and trains climbing guides.',
  },
  {
    title: 'NTB',
    issuer: 'Nepal Tourism Board',
    number: 'Registered',
    text: 'Keeps the register of trekkers and issues the TIMS card.',
  },
];

/** Licenses and memberships, as drawn certificates. */
export default function LegalPage() {
  return (
    <InfoLayout
      path="/legal-documents"
      title="Legal documents"
      lead={`Tourism License No. ${COMPANY.license}, Company Regd. No. ${COMPANY.registration}: what we are licensed to do, and the associations we belong to.`}
      isWide
      sections={[
        {
          id: 'licenses',
          title: 'Licenses',
          content: (
            <div className={styles.cards}>
              {LICENSES.map((document) => (
                <LegalDocument key={document.title} {...document} />
              ))}
            </div>
          ),
        },
        {
          id: 'memberships',
          title: 'Memberships',
          content: (
            <div className={styles.cards}>
              {MEMBERSHIPS.map((document) => (
                <LegalDocument key={document.title} {...document} />
              ))}
            </div>
          ),
        },
        {
          id: 'originals',
          title: 'The originals',
          content: (
            <p>
              The certificates above are drawings. The originals hang in our office in Thamel, and we send a copy of any
              of them to guests and agencies who <PageLink href="/contact">ask</PageLink>.
            </p>
          ),
        },
      ]}
    />
  );
}
