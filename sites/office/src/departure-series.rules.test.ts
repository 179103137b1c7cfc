import { expect, test } from 'vitest';
import { seriesDays, weekdayOf } from './departure-series.rules.ts';

const SATURDAY = 6;
const series = { weekday: SATURDAY, everyWeeks: 2, from: '2027-03-01', until: '2027-05-31' };

test('every second Saturday, March to May', () => {
  expect(seriesDays(series)).toEqual({
    days: ['2027-03-06', '2027-03-20', '2027-04-03', '2027-04-17', '2027-05-01', '2027-05-15', '2027-05-29'],
    fault: null,
  });
});

test('begins and ends on the first and the last day themselves', () => {
  expect(seriesDays({ ...series, everyWeeks: 1, from: '2027-03-06', until: '2027-03-13' }).days).toEqual([
    '2027-03-06',
    '2027-03-13',
  ]);
});

test('has a leap day, and continues from it', () => {
  const days = seriesDays({ weekday: 2, everyWeeks: 1, from: '2028-02-28', until: '2028-03-10' }).days;
  expect(days).toEqual(['2028-02-29', '2028-03-07']);
});

test('goes over the ends of months and of the year', () => {
  const days = seriesDays({ weekday: 5, everyWeeks: 1, from: '2027-12-30', until: '2028-01-14' }).days;
  expect(days).toEqual(['2027-12-31', '2028-01-07', '2028-01-14']);
});

test.each([0, 1, 2, 3, 4, 5, 6])('all of its days are on weekday %d, a multiple of weeks apart', (weekday) => {
  for (const everyWeeks of [1, 2, 3, 4]) {
    const { days } = seriesDays({ ...series, weekday, everyWeeks });
    expect(days.map(weekdayOf).every((each) => each === weekday)).toBe(true);
    const apart = days.slice(1).map((day, index) => (Date.parse(day) - Date.parse(days[index] ?? '')) / 86_400_000);
    expect(new Set(apart)).toEqual(new Set([everyWeeks * 7]));
  }
});

test('is refused backwards, without one of its days, and without the weekday in between', () => {
  expect(seriesDays({ ...series, from: '2027-06-01' })).toEqual({ days: [], fault: 'backwards' });
  expect(seriesDays({ ...series, until: '' })).toEqual({ days: [], fault: 'incomplete' });
  expect(seriesDays({ ...series, from: '2027-02-30' })).toEqual({ days: [], fault: 'incomplete' });
  expect(seriesDays({ ...series, until: '2027-03-05' })).toEqual({ days: [], fault: 'none' });
});

test('P29: has at most as many days as the server creates at once', () => {
  const weekly = { ...series, everyWeeks: 1, from: '2027-01-02' };
  expect(seriesDays({ ...weekly, until: '2028-02-19' }).days).toHaveLength(60);
  expect(seriesDays({ ...weekly, until: '2028-02-26' })).toEqual({ days: [], fault: 'too-many' });
  expect(seriesDays({ ...weekly, from: '1990-01-01', until: '9999-12-31' })).toEqual({ days: [], fault: 'too-many' });
});
