import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { attributeTable, manifest, typings } from '../describe.ts';
import { attributesOf, TAGS, type TagName } from '../src/attributes.ts';

const tags = Object.keys(TAGS) as TagName[];
const file = (name: string) => readFile(new URL(`../${name}`, import.meta.url), 'utf8');

describe('the table of attributes', () => {
  test('is what custom-elements.json says', async () => {
    expect(JSON.parse(await file('custom-elements.json'))).toEqual(manifest());
  });

  test.each(Object.entries(typings()))('is what %s says', async (name, types) => {
    expect(await file(name)).toBe(types);
  });

  test('is in the README', async () => {
    expect(await file('README.md')).toContain(attributeTable());
  });

  test.each(tags)('names each attribute of <%s> once', (tag) => {
    expect(new Set(attributesOf(tag)).size).toBe(attributesOf(tag).length);
  });

  test('can be imported where there is no browser', async () => {
    await expect(import('../src/index.ts')).resolves.toBeDefined();
  });

  test('lists events, methods, slots and parts for editors', () => {
    const list = manifest().modules[0]?.declarations.find(({ tagName }) => tagName === 'trek-booking');
    expect(list).toMatchObject({
      events: expect.arrayContaining([
        { name: 'trek:payment', type: { text: "CustomEvent<TrekEventDetails['trek:payment']>" } },
      ]),
      members: expect.arrayContaining([expect.objectContaining({ kind: 'method', name: 'open' })]),
      slots: [expect.objectContaining({ name: '' })],
      cssParts: expect.arrayContaining([{ name: 'booking-panel-price' }]),
    });
  });
});
