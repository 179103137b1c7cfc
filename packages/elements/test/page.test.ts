import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Served, serve } from '../../ui/src/cli/serve.ts';
import { type Agency, openAgency } from './agency.ts';

/** Elements on an agency's page, in a browser. */

const TREK = 'everest-base-camp-trek';
let agency: Agency;

beforeAll(async () => {
  agency = await openAgency();
});
afterEach(() => agency.heard());
afterAll(() => agency.close());

describe('a backend that does not allow the page’s origin', () => {
  let refusing: Served;
  beforeAll(async () => {
    refusing = await serve(async () => Response.json([]), 0);
  });
  afterAll(() => refusing.close());

  test('is named on the console with the origin to allow', async () => {
    const page = await agency.open(`<trek-offer backend="${refusing.url}" trek="${TREK}"></trek-offer>`);
    await page.locator('trek-offer').getByRole('alert').waitFor();
    expect(agency.heard().join()).toContain(
      `The backend has to run at ${refusing.url}, and to allow the origin ${agency.url} (CORS).`,
    );
  });
});
