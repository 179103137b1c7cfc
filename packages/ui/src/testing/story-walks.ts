import type { ItineraryDay } from '../api/trek.ts';

type Stage = [place: string, altitude: number | null, latitude: number, longitude: number];

const walk = (stages: readonly Stage[]): ItineraryDay[] =>
  stages.map(([place, altitude, latitude, longitude], index) => ({
    day: index + 1,
    title: `To ${place}`,
    description: '',
    accommodation: 'Teahouse',
    meals: null,
    altitude,
    walkingHours: null,
    startLocation: null,
    endLocation: place,
    coordinates: { latitude, longitude },
  }));

/** There and back, with two rest days: nothing to mark but the first night above 3,000 m. */
export const everestWalk = walk([
  ['Phakding', 2610, 27.74, 86.713],
  ['Namche Bazaar', 3440, 27.805, 86.714],
  ['Namche Bazaar', 3440, 27.805, 86.714],
  ['Tengboche', 3860, 27.836, 86.764],
  ['Dingboche', 4360, 27.892, 86.831],
  ['Dingboche', 4360, 27.892, 86.831],
  ['Lobuche', 4910, 27.949, 86.81],
  ['Gorak Shep', 5164, 27.981, 86.829],
  ['Pheriche', 4240, 27.894, 86.819],
  ['Namche Bazaar', 3440, 27.805, 86.714],
  ['Lukla', 2860, 27.687, 86.731],
]);

/** Up too fast and without a rest. */
export const hastyWalk = walk([
  ['Jomsom', 2740, 28.78, 83.723],
  ['Kagbeni', 3050, 28.836, 83.783],
  ['Jharkot', 3550, 28.816, 83.85],
  ['Muktinath', 3800, 28.816, 83.871],
  ['Phedi', 4230, 28.81, 83.91],
  ['High Camp', 4880, 28.795, 83.945],
  ['Thorong La', 5416, 28.793, 83.938],
]);

/** Never high. */
export const lowWalk = walk([
  ['Nayapul', 1070, 28.3, 83.77],
  ['Ghandruk', 1940, 28.376, 83.808],
  ['Ghorepani', 2874, 28.4, 83.701],
  ['Pokhara', 822, 28.21, 83.985],
]);
