import { expect, test } from 'vitest';
import { DIFFICULTIES, difficultyColor } from './difficulty.ts';

test.each([
  ['Easy', 'green'],
  ['Moderate', 'blue'],
  ['Challenging', 'orange'],
  ['Difficult', 'orange'],
  ['Very Difficult', 'red'],
  ['Extreme', 'purple'],
  ['very difficult', 'red'],
  ['EXTREME', 'purple'],
  ['Strenuous', 'gray'],
  ['', 'gray'],
  ['constructor', 'gray'],
])('L13: the badge of %j is %s', (difficulty, color) => {
  expect(difficultyColor(difficulty)).toBe(color);
});

test('L13: the levels are ordered from easy to hard, each once', () => {
  expect(DIFFICULTIES.map(({ name }) => name)).toEqual([
    'Easy',
    'Moderate',
    'Challenging',
    'Difficult',
    'Very Difficult',
    'Extreme',
  ]);
});
