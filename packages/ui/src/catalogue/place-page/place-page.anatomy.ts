import { defineAnatomy } from '../../core/internal/anatomy.ts';

export const placePageAnatomy = defineAnatomy('place-page', [
  /** The article about a country or region. */
  'root',
  /** Picture and title. */
  'hero',
  /** The picture behind the title. */
  'picture',
  /** The text on the picture. */
  'hero-text',
  /** Whether it is a country or a region. */
  'kind',
  /** Its name. */
  'title',
  /** The description of the place. */
  'story',
  /** The section with its treks. */
  'treks',
  /** Its heading. */
  'treks-title',
  /** Their cards. The skin shows the first twelve while the button that shows all follows. */
  'cards',
  /** The place of the button that shows all cards. */
  'show-all',
]);
