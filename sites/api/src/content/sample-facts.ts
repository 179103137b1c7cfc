import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Facts of the sample company in the content that the workspace comes with, by their letters and digits. */
const SAMPLE_BANK = ['000001030000', 'EXMPNPKA', 'ExampleBank'];
const SAMPLE_CONTACTS = ['97715550103', '9779900000103', '61255500103', '97799000001', 'trekhimalaya.example'];

/** The day of the rate in `exchangeRates`: the reference rate of the European Central Bank, 1 EUR = 1.1650 USD. */
const SAMPLE_RATE = '2025-07-18';

/** The facts by which customers pay and reach the company; undefined: they can't be read. */
export interface CustomerFacts {
  accounts: unknown;
  company: unknown;
}

/** @param folder the folder of the company files */
export async function readCustomerFacts(folder: string): Promise<CustomerFacts> {
  const read = (name: string) => readFile(join(folder, name), 'utf8').catch(() => undefined);
  return { accounts: await read('bank-accounts.json'), company: await read('company.json') };
}

const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The first sample in some facts, however it is written there. */
function sampleIn(facts: unknown, samples: readonly string[]): string | undefined {
  const letters = lettersOf(typeof facts === 'string' ? facts : JSON.stringify(facts));
  return samples.find((sample) => letters.includes(lettersOf(sample)));
}

/** The error of a shop that would send its customers' money to the account of the sample company. */
export function sampleErrors({ accounts }: Pick<CustomerFacts, 'accounts'>): string[] {
  const file = 'company/bank-accounts.json';
  if (accounts === undefined) return [`${file}: can't be read: customers would not know where to send their money`];
  const sample = sampleIn(accounts, SAMPLE_BANK);
  if (sample === undefined) return [];
  return [
    `${file}: holds the sample account (${sample}), where customers of a public site would send their money: write your own in the folder "company" of CONTENT_DIR, and build the site again`,
  ];
}

/** Warnings of sample facts that would mislead customers: they would not reach the company, or read an old rate. */
export function sampleWarnings({ company }: Pick<CustomerFacts, 'company'>): string[] {
  if (company === undefined) return [];
  const file = 'company/company.json';
  const contact = sampleIn(company, SAMPLE_CONTACTS);
  const rate = sampleIn(company, [SAMPLE_RATE]);
  return [
    ...(contact === undefined ? [] : [`${file}: holds a sample contact (${contact}): write your own`]),
    ...(rate === undefined
      ? []
      : [`${file}: exchangeRates: holds the sample rate of ${rate}: write the present one, or delete it`]),
  ];
}
