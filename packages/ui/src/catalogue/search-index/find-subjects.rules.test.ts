import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerSearch, findSubjects } from './find-subjects.rules.ts';
import { makeSearchIndex, type Subject } from './make-search-index.rules.ts';
import { withPages } from './searchable-index.rules.ts';

const subject = (title: string, facts: Partial<Subject> = {}): Subject => ({
  ...{ kind: 'trek', title, slug: title.toLowerCase().replaceAll(' ', '-'), isPopular: false },
  ...{ also: [], where: [], places: [], facts: [] },
  ...facts,
});
const found = (subjects: readonly Subject[], query: string) =>
  findSubjects(makeSearchIndex(subjects), query).map(({ title }) => title);

describe('the index', () => {
  test('puts a title before a place, and a place before a text', () => {
    const treks = [
      subject('Valley Walk', { facts: ['A view of Gokyo'] }),
      subject('Pass Walk', { places: ['Gokyo'] }),
      subject('Gokyo Lakes Trek'),
    ];
    expect(found(treks, 'gokyo')).toEqual(['Gokyo Lakes Trek', 'Pass Walk', 'Valley Walk']);
  });

  test('ranks a full match of the name above scattered words', () => {
    const treks = [
      subject('Long Walk', { places: ['Kala village', 'Patthar'] }),
      subject('High Walk', { places: ['Kala Patthar'] }),
    ];
    expect(found(treks, 'kala patthar')).toEqual(['High Walk', 'Long Walk']);
  });

  test('requires all words if an entry has them all, and most of them otherwise', () => {
    const treks = [subject('Everest Trek'), subject('Everest Monastery Trek')];
    expect(found(treks, 'everest monastery')).toEqual(['Everest Monastery Trek']);
    expect(found(treks, 'everest helicopter')).toEqual(['Everest Trek', 'Everest Monastery Trek']);
  });

  test('corrects a word only if no entry contains it', () => {
    const treks = [subject('Manang Walk'), subject('Manung Walk')];
    expect(found(treks, 'manang')).toEqual(['Manang Walk']);
    expect(found(treks, 'maning')).toEqual(['Manang Walk', 'Manung Walk']);
  });

  test('finds two words that are written as one', () => {
    expect(found([subject('Walk', { places: ['Kala Patthar'] })], 'kalapatthar')).toEqual(['Walk']);
  });

  test('finds other names, and shows which one matched', () => {
    const index = makeSearchIndex([subject('Everest Base Camp Trek', { also: ['EBC'], where: ['Everest', 'Nepal'] })]);
    expect(findSubjects(index, 'ebc')).toEqual([
      {
        ...{ kind: 'trek', title: 'Everest Base Camp Trek', slug: 'everest-base-camp-trek' },
        ...{ where: ['Everest', 'Nepal'], match: 'EBC' },
      },
    ]);
    expect(findSubjects(index, 'nepal')).toMatchObject([{ match: null }]);
  });

  test('keeps the catalogue’s order among equals, after what is popular', () => {
    const treks = [subject('Lake Walk'), subject('Lake Round'), subject('Lake Path', { isPopular: true })];
    expect(found(treks, 'lake')).toEqual(['Lake Path', 'Lake Walk', 'Lake Round']);
  });

  test('adds the slug only if it differs from the title', () => {
    const index = makeSearchIndex([subject('Gokyo'), subject('Where to go', { slug: 'seasons', kind: 'post' })]);
    expect(index.subjects.map(({ slug }) => slug)).toEqual([undefined, 'seasons']);
    expect(findSubjects(index, 'where go').map(({ slug }) => slug)).toEqual(['seasons']);
  });

  test('is the same after it is serialized', () => {
    const words = fc.constantFrom('gokyo', 'everst', 'base camp', 'la', 'x', '');
    const treks = [subject('Everest Base Camp'), subject('Gokyo Lakes', { places: ['Cho La'] })];
    const index = makeSearchIndex(treks);
    fc.assert(
      fc.property(words, (query) => {
        expect(findSubjects(JSON.parse(JSON.stringify(index)), query)).toEqual(findSubjects(index, query));
      }),
    );
  });

  test('finds each entry by its name, and never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (title, query) => {
        const hasWords = /[\p{L}\p{N}]/u.test(title.slice(0, 100).replaceAll('ʼ', ''));
        expect(found([subject(title)], title)).toEqual(hasWords ? [title] : []);
        findSubjects(makeSearchIndex([subject(title)]), query);
      }),
      { examples: [['ʼ', 'ʼ']] },
    );
  });

  test('returns the best results of each kind, up to the requested number', () => {
    const subjects = [subject('Lake Walk'), subject('Lake'), subject('Lake Land', { kind: 'region' })];
    const titles = findSubjects(makeSearchIndex(subjects), 'lake', 1).map(({ title }) => title);
    expect(titles).toEqual(['Lake', 'Lake Land']);
  });

  test('finds no result when it is empty', () => {
    expect(found([], 'everest')).toEqual([]);
  });
});

describe('a constraint', () => {
  const trek = (title: string, figures: Partial<Subject['figures']> = {}, facts: Partial<Subject> = {}) =>
    subject(title, { figures: { difficulty: 'Moderate', days: 7, priceUsd: 900, types: [], ...figures }, ...facts });
  const treks = [
    trek('Gokyo Lakes Trek', { difficulty: 'Challenging', days: 12, priceUsd: 1420, maxAltitude: 5357 }),
    trek('Poon Hill Trek', { difficulty: 'Easy', days: 6, priceUsd: 520, maxAltitude: 3210, seasonMonths: [10, 11] }),
    trek('Mustang Trek', { days: 14, priceUsd: 2190, seasonMonths: [5, 6], minGroup: 2, types: ['Teahouse trek'] }),
    trek('Valley Walk', { days: 10 }, { facts: ['A view from under Ama Dablam', 'Rest days'] }),
    subject('Trekking with children', { kind: 'post' }),
  ];

  test.each([
    ['easy', ['Poon Hill Trek']],
    ['10 days', ['Valley Walk']],
    ['more than 12 days', ['Mustang Trek']],
    ['under 800', ['Poon Hill Trek']],
    ['teahouse', ['Mustang Trek']],
    ['in june', ['Mustang Trek', 'Gokyo Lakes Trek', 'Valley Walk']],
    ['solo', ['Gokyo Lakes Trek', 'Poon Hill Trek', 'Valley Walk']],
    ['trek with kids', ['Poon Hill Trek', 'Trekking with children']],
    ['under ama dablam', ['Valley Walk']],
  ])('"%s" finds %j', (query, titles) => {
    expect(found(treks, query).toSorted()).toEqual(titles.toSorted());
  });

  test('is met as nearly as possible if no trek meets it', () => {
    const { found, isNearest } = answerSearch(makeSearchIndex(treks), 'gokyo easy');
    expect([found.map(({ title }) => title), isNearest]).toEqual([['Gokyo Lakes Trek'], true]);
    expect(answerSearch(makeSearchIndex(treks), 'easy').isNearest).toBe(false);
  });

  test('keeps a named trek in another season, after those that go', () => {
    expect(found([...treks, trek('Lower Mustang Trek', { seasonMonths: [12] })], 'mustang december')).toEqual([
      'Lower Mustang Trek',
      'Mustang Trek',
    ]);
  });

  test('does not count in an index without figures', () => {
    expect(found([subject('Easy Walk'), subject('Long Walk')], 'easy')).toEqual(['Easy Walk']);
  });
});

describe('a trek that is not offered', () => {
  const index = {
    ...makeSearchIndex([subject('Everest Trek'), subject('Annapurna Base Camp Trek')]),
    notOffered: [{ names: ['K2', 'K2 base camp'], nearest: [0] }],
  };

  test.each([
    ['k2 base camp', 'K2 base camp'],
    ['K2', 'K2'],
    ['K-2', 'K2'],
  ])('is named for "%s", with what comes nearest', (query, name) => {
    const { notOffered, found } = answerSearch(index, query);
    expect([notOffered, found.map(({ title }) => title)]).toEqual([name, ['Everest Trek']]);
  });

  test.each([
    ['k2 base camp of the annapurna', { names: ['K2 base camp'] }, 'K2 base camp'],
    ['annapurna base camp trek before k2', { names: ['K2'] }, null],
    ['annapurna sanctuary before k2', { names: ['K2'] }, null],
  ])('gives way to one of ours whose name is longer: "%s"', (query, { names }, name) => {
    const both = {
      ...makeSearchIndex([{ ...subject('Annapurna Base Camp Trek'), also: ['Annapurna Sanctuary'] }]),
      notOffered: [{ names, nearest: [0] }],
    };
    expect(answerSearch(both, query)).toMatchObject({
      notOffered: name,
      found: [{ title: 'Annapurna Base Camp Trek' }],
    });
  });

  test('is not named for a part of its name', () => {
    expect(answerSearch(index, 'base camp')).toMatchObject({
      notOffered: null,
      found: [{ title: 'Annapurna Base Camp Trek' }],
    });
  });
});

test('the host’s pages are found by title and by other words', () => {
  const index = withPages(makeSearchIndex([subject('Everest Trek')]), [
    { title: 'Nepal Visa', path: '/nepal-visa', also: ['visa', 'Visum', 'passport'] },
  ]);
  for (const query of ['visa', 'visum', 'passport'])
    expect(findSubjects(index, query)).toMatchObject([{ kind: 'page', title: 'Nepal Visa', slug: '/nepal-visa' }]);
});
