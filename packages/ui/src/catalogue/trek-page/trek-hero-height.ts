import { heroHeight } from '../../kit/hero-height.ts';

export const TREK_HERO_HEIGHT = heroHeight({ least: 320, percent: 52, most: 520 });
