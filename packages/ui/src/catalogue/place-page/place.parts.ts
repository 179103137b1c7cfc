import { describeParts } from '../../core/internal/described-anatomy.ts';
import { placeAnatomy } from './place.anatomy.ts';

export const placeParts = describeParts(placeAnatomy, {
  root: 'The article about a country or region',
  hero: 'Picture and title',
  picture: 'The picture behind the title',
  'hero-text': 'The text on the picture',
  kind: 'Whether it is a country or a region',
  title: 'Its name',
  story: 'The description of the place',
  treks: 'The section with its treks',
  'treks-title': 'Its heading',
  cards: 'Their cards',
});
