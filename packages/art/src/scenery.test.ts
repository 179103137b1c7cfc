import { describe, expect, test } from 'vitest';
import { accentsOf, compositionOf, hourOf, mountainOf } from './scenery.ts';

/** Texts about a trek: title, highlights, activities, place. */
const trek = (title: string, highlights = '', doing = '', place = '') => [title, highlights, doing, place];

describe('the mountain of a picture', () => {
  test.each([
    ['Ama Dablam Expedition', '', 'Ama Dablam'],
    ['Mardi Himal Trek', '', 'Machapuchare'],
    ['Makalu Base Camp Trek', '', 'Makalu'],
    ['Jomolhari Trek', '', 'Jomolhari'],
    ['Annapurna Base Camp Trek', '', 'Annapurna South'],
    ['Annapurna Circuit Trek', 'A rest day in Manang', 'Gangapurna'],
    ['Ghorepani Poon Hill Trek', 'The stone lanes of Ghandruk', 'Dhaulagiri and Annapurna South'],
    ['Khopra Ridge Trek', 'Dhaulagiri from the Khopra Ridge', 'Dhaulagiri'],
    ['Mount Kailash Kora', '', 'Kailash'],
    ['Goechala Trek', 'Sunrise on Kanchenjunga', 'Kangchenjunga'],
    ['Kuari Pass Trek', 'Nanda Devi from the pass', 'Nanda Devi'],
    ['Lhasa to Everest North Base Camp Overland', '', 'Everest, north face'],
    ['Everest Base Camp Trek', 'Tengboche monastery under Ama Dablam', 'Nuptse and Everest'],
  ])('for %s with the highlight “%s” is %s', (title, highlights, mountain) => {
    expect(mountainOf(trek(title, highlights))?.name).toBe(mountain);
  });

  test('is that of its place if no other is named, and null if the place has no known mountain', () => {
    expect(mountainOf(trek('A Walk', '', 'Trekking', 'Langtang National Park'))?.name).toBe('Langtang Lirung');
    expect(mountainOf(trek('Chitwan Wildlife Tour', '', 'Wildlife', 'Chitwan National Park'))).toBeUndefined();
  });
});

describe('what is in a picture', () => {
  test.each([
    ['Rara Lake Trek', '', 'lake'],
    ['Upper Mustang Trek', 'The walled town of Lo Manthang', 'canyon'],
    ['Langtang Valley Trek', 'A forest gorge', 'valley'],
    ['Ghorepani Poon Hill Trek', 'The stone lanes of Ghandruk', 'panorama'],
    ['Markha Valley Trek', 'Techa Gompa on its crag above the river', 'valley'],
    ['Annapurna Circuit Trek', 'From paddy fields to high desert in one walk', 'plateau'],
    ['Bhutan Cultural Tour and Tiger’s Nest', 'Punakha Dzong', 'cliff'],
    ['Shivapuri Peak Day Hike', '', 'hill'],
    ['A Walk', 'A gorge with langurs', 'bridge'],
    ['A Walk', 'Villages of the Gurung', 'village'],
    ['A Walk', '', 'ridge'],
  ] as const)('is built for %s with the highlight “%s” as %s', (title, highlights, composition) => {
    expect(compositionOf(trek(title, highlights))).toBe(composition);
  });

  test('follows the title before the highlights, and those before activities', () => {
    const { building, ground, sky } = accentsOf(
      trek('Yoga by the Lakeside', 'A monastery; yak herders', 'Camping; Helicopter'),
      'Autumn',
      3000,
      'hills',
    );
    expect([building, ground, sky]).toEqual(['monastery', 'boat', 'birds']);
  });

  test('blooms in spring where rhododendrons grow, and snows in winter on high ground', () => {
    const weather = (season: 'Spring' | 'Winter', ground: 'hills' | 'desert', highest: number) =>
      accentsOf(trek('A Walk'), season, highest, ground).weather;
    expect(weather('Spring', 'hills', 3000)).toBe('rhododendrons');
    expect(weather('Spring', 'desert', 3000)).toBeUndefined();
    expect(weather('Winter', 'hills', 3000)).toBe('snow');
    expect(weather('Winter', 'hills', 1500)).toBeUndefined();
  });

  test('has the light of an hour that it speaks of', () => {
    expect(hourOf(trek('A Walk', 'Sunrise from Poon Hill'))).toBe('morning');
    expect(hourOf(trek('A Walk', 'Boudhanath at lamp-lighting'))).toBe('evening');
    expect(hourOf(trek('A Walk'))).toBeUndefined();
  });
});
