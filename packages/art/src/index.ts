export { brandIcon } from './brand-icon.ts';
export { HERO_LAYERS, HERO_MOODS, type HeroLayer, type HeroMood, heroLayer } from './hero-layers.ts';
export type { PicturedTrek } from './pictured-trek.ts';
export { countryPicture, regionPicture } from './place-picture.ts';
export { placeholderPicture } from './placeholder-picture.ts';
export { HEADWEAR, type Headwear, portrait } from './portrait.ts';
export { postPicture } from './post-picture.ts';
export { MOODS, type Mood, type Season } from './season-light.ts';
export { trekLandscape, trekPicture, trekViews, walkLandscape, walkPicture } from './trek-picture.ts';
