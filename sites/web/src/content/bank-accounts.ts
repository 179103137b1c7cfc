import accounts from '../../../api/content/company/bank-accounts.json' with { type: 'json' };

/** An account that visitors pay into, as it stands on the page. */
export interface BankAccount {
  currency: 'USD' | 'NPR';
  title: string;
  lines: readonly (readonly [name: string, value: string])[];
}

/** The accounts. Numbers stand for the operator's own, which replace them before the site goes public. */
export const BANK_ACCOUNTS = accounts as unknown as readonly BankAccount[];
