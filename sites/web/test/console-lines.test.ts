import { TAGS } from '@trek/elements/internal/attributes';
import * as elements from '@trek/elements/internal/remedies';
import { remedies as lines } from '@trek/ui/internal/remedies';
import { expect, test } from 'vitest';
import { DIAGNOSE, remedies } from '../src/content/console-lines.ts';

const EXAMPLE = 'an example';
/** The beginning of a line, before its facts. */
const beginning = (line: string) => line.split(EXAMPLE)[0] ?? '';

test.each(Object.entries(lines))('the agencies’ page has the kit’s line %s', (_, line) => {
  const text = (line as (...facts: string[]) => string)(EXAMPLE, EXAMPLE, EXAMPLE);
  expect(remedies.filter(({ line }) => line.startsWith(beginning(text)))).not.toEqual([]);
});

test('the agencies’ page has the elements’ lines, each whole', () => {
  const shown = remedies.map(({ line }) => line);
  expect(shown.filter((line) => !line)).toEqual([]);
  for (const part of [
    'has no attribute',
    'It is an attribute of',
    'is not a day',
    'is none of',
    'is left out. Set it',
    'which no trek has',
    'can’t fill',
    elements.EMPTY_TEMPLATE,
  ])
    expect(
      shown.filter((line) => line.includes(part)),
      part,
    ).not.toEqual([]);
});

test.each(Object.keys(TAGS))('the code for a diagnosis finds <%s>', (tag) => {
  expect(DIAGNOSE).toMatch(new RegExp(`[' ]${tag}[',]`));
});
