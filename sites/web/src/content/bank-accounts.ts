import accounts from '../../../api/content/company/bank-accounts.json' with { type: 'json' };

/** A bank account for payments, as the page shows it. */
export interface BankAccount {
  currency: 'USD' | 'NPR';
  title: string;
  lines: readonly (readonly [name: string, value: string])[];
}

/** Placeholder accounts: the operator replaces their numbers before going live. */
export const BANK_ACCOUNTS = accounts as unknown as readonly BankAccount[];
