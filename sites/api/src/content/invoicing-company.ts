import { join } from 'node:path';
import * as z from 'zod';
import { readJson } from './read-json.ts';

/** The facts of `company.json` that an invoice names. */
const schema = z.object({
  name: z.string(),
  registration: z.string(),
  pan: z.string().optional(),
  offices: z.object({ nepal: z.object({ lines: z.array(z.string()) }) }),
});

/**
 * The company as an invoice names it, line by line, from its file as it is now; its name alone where there is none.
 * @param contentFolder has the folder `company`
 */
export async function invoicingCompany(contentFolder: string, name: string): Promise<string[]> {
  const { data } = await readJson(join(contentFolder, 'company', 'company.json'), schema).catch(() => ({
    data: undefined,
  }));
  if (!data) return [name];
  const { registration, pan, offices } = data;
  return [
    data.name,
    ...offices.nepal.lines,
    `Company Regd. No. ${registration}`,
    ...(pan === undefined ? [] : [`PAN/VAT No. ${pan}`]),
  ];
}
