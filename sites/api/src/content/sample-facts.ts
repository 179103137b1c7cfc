import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UNLESS_DEMO } from '../settings/unfit-shop.ts';

/** Facts of the sample company in the content that the workspace comes with, as they are without spaces. */
const SAMPLE_BANK = ['000001030000', 'EXMPNPKA', 'ExampleBank'];
const SAMPLE_CONTACTS = ['+97715550103', '+9779900000103', '+61255500103', '97799000001', 'trekhimalaya.example'];

/** The first sample fact in a company file, if it has one. */
async function sampleIn(company: string, name: string, samples: readonly string[]): Promise<string | undefined> {
  const text = await readFile(join(company, name), 'utf8').catch(() => '');
  const close = text.replaceAll(/\s/g, '').toLowerCase();
  return samples.find((sample) => close.includes(sample.toLowerCase()));
}

/**
 * Errors of a shop that would send its customers' money to the account of the sample company.
 * @param company the folder of the company files
 */
export async function sampleErrors(company: string): Promise<string[]> {
  const sample = await sampleIn(company, 'bank-accounts.json', SAMPLE_BANK);
  if (sample === undefined) return [];
  return [
    `company/bank-accounts.json: holds the sample account (${sample}), where customers of a public site would send their money: write your own in ${company}, and build the site again; ${UNLESS_DEMO}`,
  ];
}

/** Warnings of sample facts by which customers would not reach the company. */
export async function sampleWarnings(company: string): Promise<string[]> {
  const sample = await sampleIn(company, 'company.json', SAMPLE_CONTACTS);
  return sample === undefined ? [] : [`company/company.json: holds a sample contact (${sample}): write your own`];
}
