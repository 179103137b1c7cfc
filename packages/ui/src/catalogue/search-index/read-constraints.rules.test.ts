import { describe, expect, test } from 'vitest';
import { readConstraints } from './read-constraints.rules.ts';

const upTo = (to: number) => ({ from: null, to, near: null });
const from = (from: number) => ({ from, to: null, near: null });
const between = (from: number, to: number) => ({ from, to, near: null });
const near = (near: number, tolerance: number) => ({ from: near - tolerance, to: near + tolerance, near });

describe('a query says', () => {
  test.each([
    ['10 days', near(10, 1)],
    ['10-day trek', near(10, 1)],
    ['10 Tage', near(10, 1)],
    ['१० दिन', near(10, 1)],
    ['9 nights', near(10, 1)],
    ['1 day', near(1, 0)],
    ['2 weeks', near(14, 2)],
    ['zwei Wochen', near(14, 2)],
    ['a week', near(7, 2)],
    ['7 to 10 days', between(7, 10)],
    ['de 7 à 10 jours', between(7, 10)],
    ['between 7 and 10 days', between(7, 10)],
    ['max 5 days', upTo(5)],
    ['5 días máximo', upTo(5)],
    ['10 days at most', upTo(10)],
    ['less than 10 days', upTo(9)],
    ['more than 10 days', from(11)],
    ['au moins 15 jours', from(15)],
    ['10+ days', from(10)],
    ['weekend', between(2, 4)],
  ])('"%s" as days', (query, days) => {
    expect(readConstraints(query).constraints).toMatchObject({ days, price: null, height: null });
  });

  test.each([
    ['under 1000', upTo(1000)],
    ['under $1,000', upTo(1000)],
    ['unter 1.000 Euro', upTo(1000)],
    ['moins de 1 000 dollars', upTo(1000)],
    ['less than 1k', upTo(1000)],
    ['<1000$', upTo(1000)],
    ['1000 usd', upTo(1000)],
    ['budget 1000', upTo(1000)],
    ['$1000 - $1500', between(1000, 1500)],
    ['more than 2000 usd', from(2000)],
    ['3000+', from(3000)],
  ])('"%s" as a price', (query, price) => {
    expect(readConstraints(query).constraints).toMatchObject({ days: null, price, height: null });
  });

  test.each([
    ['below 4000m', upTo(4000)],
    ['below 4000', upTo(4000)],
    ['unter 4.000 Meter', upTo(4000)],
    ['altitude under 4000', upTo(4000)],
    ['above 5000 m', from(5000)],
    ['max 12000 feet', upTo(3658)],
    ['5000 m', near(5000, 300)],
  ])('"%s" as an altitude', (query, height) => {
    expect(readConstraints(query).constraints).toMatchObject({ days: null, price: null, height });
  });

  test.each([
    ['Oktober', { months: [10] }],
    ['octobre', { months: [10] }],
    ['octobor', { months: [10] }],
    ['in winter', { months: [12, 1, 2] }],
    ['EASY', { level: 'Easy' }],
    ['fácil', { level: 'Easy' }],
    ['nicht schwer', { level: 'Easy' }],
    ['très difficile', { level: 'Very Difficult' }],
    ['tea house', { types: ['Teahouse trek'] }],
    ['trek with kids', { isForKids: true }],
    ['solo', { isForOne: true }],
    ['easy 10 days under 1000', { level: 'Easy', days: near(10, 1), price: upTo(1000) }],
  ])('"%s" as a word', (query, constraints) => {
    expect(readConstraints(query).constraints).toMatchObject(constraints);
  });
});

describe('a query says nothing but words', () => {
  test.each(['under Ama Dablam', '3 passes', 'K2 base camp', 'everest 2027', 'may I walk in Lhasa'])(
    'with "%s"',
    (query) => {
      expect(readConstraints(query).constraints).toBeNull();
    },
  );

  test.each(['trek for over 60', 'max 8 people', 'kids under 12'])('with an age or a number of people: %s', (query) => {
    expect(readConstraints(query).constraints?.days ?? null).toBeNull();
  });

  test('with a name that is a typo of another word', () => {
    expect(readConstraints('marsh').constraints).toMatchObject({ months: [3] });
    expect(readConstraints('marsh', (word) => 'marshyangdi'.startsWith(word)).constraints).toBeNull();
  });
});

test('the words that are left are names, without articles, and words for a trek', () => {
  expect(readConstraints('an easy trek in the Everest region for 10 days').words).toEqual(['everest', 'region']);
});
