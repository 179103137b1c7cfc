import { heroHeight } from '../../kit/hero-height.ts';

export const PLACE_HERO_HEIGHT = heroHeight({ least: 280, percent: 44, most: 460 });
