import { trekSchema } from '@trek/ui/api';
import { addDays, departureOf } from '@trek/ui/pricing';
import { beforeAll, describe, expect, test } from 'vitest';
import { trekEntity } from '../src/catalogue/serializers.ts';
import type { CatalogueContent, TrekContent } from '../src/content/content-schema.ts';
import { readContent } from '../src/content/read-content.ts';
import { seasonWarnings } from '../src/content/season-warnings.ts';
import { policyOf } from '../src/payments/bookable-start.ts';

/** A walk over a higher pass waits for the snow. */
const SNOWY_METERS = 4000;
const TODAY = '2027-01-01';

describe('the seasons of the catalogue', () => {
  let content: CatalogueContent;
  beforeAll(async () => {
    ({ content } = await readContent(new URL('../content', import.meta.url).pathname));
  });

  const bySlug = (slug: string) => {
    const found = content.treks.find((trek) => trek.slug === slug);
    if (!found) throw new Error(`There is no ${slug}`);
    return found.content;
  };
  function policy(trek: TrekContent) {
    const [country] = content.countries;
    if (!country) throw new Error('There is no country');
    const bounds = policyOf(trekSchema.parse(trekEntity(trek, country.content, null, [])));
    if (!bounds) throw new Error(`${trek.title} has no policy`);
    return { ...bounds, leadTimeDays: 0 };
  }
  /** The months in which a start is paid at once on any of their days. */
  function payableMonths(trek: TrekContent): number[] {
    const bounds = policy(trek);
    const days = Array.from({ length: 365 }, (_, ahead) => addDays(TODAY, ahead));
    const payable = days.filter((day) =>
      ['possible', 'shoulder'].includes(departureOf(bounds, day, TODAY, bounds.minimumTravelers).kind),
    );
    return [...new Set(payable.map((day) => Number(day.slice(5, 7))))];
  }

  test('agree with the texts', () => {
    expect(seasonWarnings(content.treks)).toEqual([]);
  });

  // Months that a trek's own page, or its country's, excludes.
  test.each([
    ['kashmir-great-lakes-trek', [5, 10, 11, 12], 'The season is short, from early July to mid-September.'],
    ['tarsar-marsar-trek', [5, 10, 11, 12], 'We walk it from July to mid-September.'],
    ['hampta-pass-trek', [5, 10, 11, 12], 'The season is June to September.'],
    ['pin-parvati-pass-trek', [5, 11, 12], 'July and September are the usual months.'],
    ['snowman-trek', [11, 12], 'The weeks from late September to mid-October have the best chance.'],
    ['upper-dolpo-trek', [2, 3, 12], 'passes that snow closes for half the year'],
    ['lhasa-and-namtso-lake-tour', [11, 12], 'The season is June to October'],
    ['lhasa-city-and-monasteries-tour', [2, 3], 'Tibet: April to October; in late winter usually closed'],
    ['mount-kailash-kora', [2, 3, 11, 12], 'Tibet: April to October'],
    ['lhasa-to-everest-north-base-camp-overland', [2, 3], 'Tibet: April to October'],
    ['kailash-and-guge-kingdom-journey', [2, 3, 11, 12], 'Tibet: April to October'],
    ['jomolhari-trek', [1, 2, 3, 12], 'Snow can close Nyile La and Yeli La from December to March'],
    ['kang-yatse-ii-climb-by-the-markha-valley', [6, 9, 10], 'and the first half of September in some years'],
    ['dhaulagiri-circuit-trek', [3, 9, 11, 12], 'April, May and October are the best months'],
    ['chadar-frozen-river-trek', [3, 11, 12], 'in January and February, for as long as it holds'],
  ])('keep %s from payment in the months %j: %s', (slug, excluded) => {
    const trek = bySlug(slug);
    const { months = [], shoulderMonths = [] } = trek.season ?? {};
    const sold = [...months, ...shoulderMonths, ...payableMonths(trek)];
    expect(payableMonths(trek).filter((month) => excluded.includes(month))).toEqual([]);
    expect(months.filter((month) => excluded.includes(month) && sold.includes(month))).toEqual([]);
  });

  test('know the high passes that are walked', () => {
    const withoutSentence = content.treks.filter(
      ({ content: { season, stages } }) =>
        !season?.crossesPass &&
        stages.some(
          ({ legs = [], via = [] }) =>
            legs.length > 0 &&
            legs.every(({ way }) => way === 'walk') &&
            via.some(({ kind, altitudeMeters }) => kind === 'pass' && altitudeMeters >= SNOWY_METERS),
        ),
    );
    expect(withoutSentence.map(({ slug }) => slug)).toEqual([]);
  });

  test('keep Tibet closed from late February to the end of March', () => {
    const treks = content.treks.filter(({ content: { country } }) => country === 'tibet');
    expect(treks.length).toBeGreaterThan(0);
    for (const { content: trek } of treks) {
      for (const day of ['2027-02-20', '2027-03-31']) {
        expect(departureOf(policy(trek), day, TODAY, 4)).toMatchObject({ kind: 'closed', next: '2027-04-01' });
      }
    }
  });

  test('require a request for every departure of a trek on request', () => {
    for (const slug of ['snowman-trek', 'kashmir-great-lakes-trek', 'tarsar-marsar-trek']) {
      expect(payableMonths(bySlug(slug))).toEqual([]);
    }
  });

  test('require a request for a trek without a season, as an older server imports it', () => {
    const { season: _, ...older } = bySlug('everest-base-camp-trek');
    expect(payableMonths(older as TrekContent)).toEqual([]);
  });

  test('allow payment for every other trek in each month of its season', () => {
    for (const { content: trek } of content.treks) {
      if (trek.talkFirst) continue;
      expect(payableMonths(trek), trek.title).toEqual(expect.arrayContaining(trek.season?.months ?? []));
    }
  });
});
