/** An account that visitors pay into, as it stands on the page. */
export interface BankAccount {
  currency: 'USD' | 'NPR';
  title: string;
  lines: readonly (readonly [name: string, value: string])[];
}

const HOLDER = 'Trek Himalaya Pvt. Ltd.';
const ADDRESS = 'Thamel, Kathmandu, Nepal';

/** The accounts. Numbers stand for the operator's own, which replace them before the site goes public. */
export const BANK_ACCOUNTS: readonly BankAccount[] = [
  {
    currency: 'USD',
    title: 'US dollar account',
    lines: [
      ['Account name', HOLDER],
      ['Bank', 'Example Bank Limited, Thamel branch'],
      ['Account number', '0000 0103 0000 840'],
      ['SWIFT code', 'EXMPNPKA'],
      ['Currency', 'US dollar (USD)'],
      ['Address', ADDRESS],
    ],
  },
  {
    currency: 'NPR',
    title: 'Nepalese rupee account',
    lines: [
      ['Account name', HOLDER],
      ['Bank', 'Example Bank Limited, Thamel branch'],
      ['Account number', '0000 0103 0000 524'],
      ['SWIFT code', 'EXMPNPKA'],
      ['Currency', 'Nepalese rupee (NPR)'],
      ['Address', ADDRESS],
    ],
  },
];
