import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { diagnosisOf } from './diagnose.ts';

beforeEach(() => void vi.stubGlobal('document', { querySelectorAll: () => [] }));
afterEach(() => vi.unstubAllGlobals());

describe('a diagnosis', () => {
  test('names what bookings leave out of a seller', async () => {
    const right = { backend: 'demo:', partner: 'alpine', partnerRef: 'spring', metadata: { campaign: 'spring' } };
    const wrong = { backend: 'demo:', partner: 'Alpine-Tours', metadata: { utmSource: 'x' } };
    const rows = await diagnosisOf([right, wrong]);
    expect(rows.filter(({ check }) => check === 'seller')).toEqual([
      expect.objectContaining({ isFault: true, finding: 'partner "Alpine-Tours" is left out of bookings.' }),
      expect.objectContaining({ isFault: true, finding: 'metadata "utmSource" is left out of bookings.' }),
    ]);
  });
});
