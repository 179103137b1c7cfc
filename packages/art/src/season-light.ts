import { mix } from './color.ts';
import { oneOf, type Random } from './random.ts';

/** The five kinds of light that the Himalaya knows. */
export type Season = 'Spring' | 'Summer' | 'Monsoon' | 'Autumn' | 'Winter';

/** The times of day that a trek is drawn at. */
export const MOODS = ['day', 'dawn', 'dusk'] as const;
export type Mood = (typeof MOODS)[number];

/** How the air changes a picture. */
export interface Light {
  /** Sky from the top of the picture to the horizon. */
  zenith: string;
  middle: string;
  horizon: string;
  /** Disc of the sun, or of the moon. */
  disc: string;
  /** The color that distance fades into. */
  haze: string;
  /** Rock of the farthest and of the middle range. */
  farRock: string;
  middleRock: string;
  snow: string;
  shadow: string;
  /** The color that near things take on, and how much of it. */
  tint: string;
  tintShare: number;
  isNight: boolean;
}

type Air = Pick<Light, 'zenith' | 'middle' | 'horizon' | 'haze' | 'farRock' | 'middleRock' | 'snow' | 'shadow'>;

const DAY: Readonly<Record<Season, Air>> = {
  Autumn: {
    zenith: '#3f8ac4',
    middle: '#8fc3e3',
    horizon: '#f6ead2',
    haze: '#e6e9e2',
    farRock: '#8fb0cb',
    middleRock: '#6c93b4',
    snow: '#fdfcf7',
    shadow: '#4a7fb0',
  },
  Spring: {
    zenith: '#86b5da',
    middle: '#c8d7e6',
    horizon: '#fbdcd6',
    haze: '#f3dfe0',
    farRock: '#b0aecb',
    middleRock: '#8f93b8',
    snow: '#fffaf6',
    shadow: '#7d83b8',
  },
  Summer: {
    zenith: '#2f93b8',
    middle: '#8ecfd8',
    horizon: '#fbefcf',
    haze: '#ebe9d2',
    farRock: '#a9b3bd',
    middleRock: '#8d98a8',
    snow: '#fffdf6',
    shadow: '#5f86a5',
  },
  Monsoon: {
    zenith: '#86b3ad',
    middle: '#bcd6c8',
    horizon: '#eff1dc',
    haze: '#e2ebdc',
    farRock: '#a3c0b8',
    middleRock: '#7da59b',
    snow: '#fafbf2',
    shadow: '#6b9a97',
  },
  Winter: {
    zenith: '#93b4cf',
    middle: '#cbdbe7',
    horizon: '#f8f3ea',
    haze: '#edf0f1',
    farRock: '#b5c6d5',
    middleRock: '#93aac0',
    snow: '#ffffff',
    shadow: '#7f9fbf',
  },
};

const DAWN: Air = {
  zenith: '#7f9fc9',
  middle: '#d9b9c4',
  horizon: '#ffd9a8',
  haze: '#f6cdb4',
  farRock: '#b79bb5',
  middleRock: '#8f7fa6',
  snow: '#fff0dd',
  shadow: '#8a6aa0',
};

const DUSK: Air = {
  zenith: '#25345f',
  middle: '#6b5b92',
  horizon: '#f0a184',
  haze: '#b07d95',
  farRock: '#7d78a6',
  middleRock: '#555a8c',
  snow: '#f3d5d3',
  shadow: '#464a80',
};

/** The evening sky of a season: embers after a clear day, a cold blue in winter. */
const DUSK_SKY: Readonly<Record<Season, Partial<Air>>> = {
  Autumn: { zenith: '#1d3a68', middle: '#7a6a94', horizon: '#f5a06a', haze: '#b98378' },
  Spring: { zenith: '#34325f', middle: '#855c92', horizon: '#f0989a', haze: '#b27a9c' },
  Summer: { zenith: '#17465f', middle: '#5b7f92', horizon: '#f3bd7c', haze: '#a98f84' },
  Monsoon: { zenith: '#1f4650', middle: '#56808a', horizon: '#e9b791', haze: '#8f9a8f' },
  Winter: { zenith: '#1c2f58', middle: '#566f9f', horizon: '#c9a9c4', haze: '#8a8fb4' },
};

/** How much of a season's own color stays when the sun is low. */
const SEASON_SHARE = { dawn: 0.24, dusk: 0.14 };

/** The light of a season at a time of day. */
export function seasonLight(season: Season, mood: Mood): Light {
  const day = DAY[season];
  if (mood === 'day')
    return { ...day, disc: '#fff6dc', tint: day.haze, tintShare: season === 'Winter' ? 0.16 : 0.05, isNight: false };
  const low = mood === 'dawn' ? DAWN : { ...DUSK, ...DUSK_SKY[season] };
  const share = SEASON_SHARE[mood];
  const air = Object.fromEntries(
    (Object.keys(low) as (keyof Air)[]).map((part) => [part, mix(low[part], day[part], share)]),
  ) as unknown as Air;
  return mood === 'dawn'
    ? { ...air, disc: '#fff3d6', tint: '#c9788a', tintShare: 0.2, isNight: false }
    : { ...air, disc: '#fff0d2', tint: '#27285a', tintShare: 0.5, isNight: true };
}

/** How much of the low sun is in the light of an hour. */
const HOURS = { morning: 0.5, evening: 0.62 };
/** The evening is more golden than the dawn. */
const GOLD: Air = {
  zenith: '#6f9fc6',
  middle: '#e6cfae',
  horizon: '#ffd08a',
  haze: '#f5d6a6',
  farRock: '#b5a394',
  middleRock: '#9a8a86',
  snow: '#fff0d0',
  shadow: '#7f7490',
};

/** The light of a season early or late in the day. */
export function atHour(light: Light, hour: 'morning' | 'evening' | undefined): Light {
  if (!hour) return light;
  const low = hour === 'morning' ? DAWN : GOLD;
  const air = Object.fromEntries(
    (Object.keys(low) as (keyof Air)[]).map((part) => [part, mix(light[part], low[part], HOURS[hour])]),
  ) as unknown as Air;
  return { ...light, ...air, tint: hour === 'morning' ? '#d98f86' : '#e0a35c', tintShare: 0.12 };
}

/** Skies of one season differ from day to day: towards violet, towards green, warmer or cooler at the horizon. */
export function inflect(light: Light, random: Random): Light {
  const towards = oneOf(random, ['#7f93cf', '#4fa3b5', '#3f7fb8', '#8fb6d6']);
  const warmth = oneOf(random, ['#ffe2bd', '#f8e6dc', '#eef3ea']);
  const share = light.isNight ? 0.14 : 0.32;
  return {
    ...light,
    zenith: mix(light.zenith, towards, random() * share),
    middle: mix(light.middle, towards, random() * share * 0.6),
    horizon: mix(light.horizon, warmth, random() * share * 1.4),
  };
}

/** A near thing's color in this light. */
export function lit(color: string, { tint, tintShare }: Light): string {
  return mix(color, tint, tintShare);
}
