import { defineAnatomy } from '../../core/internal/anatomy.ts';

export const trekPageAnatomy = defineAnatomy('trek-page', [
  /** The article. */
  'root',
  /** Picture and title. */
  'hero',
  /** The picture behind the title. */
  'hero-picture',
  /** The text on the picture. */
  'hero-text',
  /** The trek’s title. */
  'title',
  /** Place, days, difficulty and rating. */
  'facts',
  /** The next start that others can join, and with whom one walks. */
  'departure',
  /** The host’s addition to every trek, as a button to compare it. */
  'tools',
  /** Its place, with a link to the place’s page. */
  'place',
  /** The rating by others. */
  'rating',
  /** Story and booking beside each other. */
  'layout',
  /** The tabs. */
  'story',
  /** The heading of a section of the story. */
  'section-title',
  /** Room for the booking panel. */
  'aside',
  /** The first tab. */
  'overview',
  /** In which language the trek is described, if it is not the page's. */
  'language-note',
  /** The facts at a glance. */
  'fact-list',
  /** One of them, with its name. */
  'fact',
  /** The days, with the button that opens or closes all. */
  'itinerary',
  /** The list of days. */
  'day-list',
  /**
   * One day, which can be closed.
   * @attribute data-active Present on the day that is pointed at here, in the profile or on the map.
   */
  'day',
  /** The day’s title, which opens and closes it. */
  'day-summary',
  /** Which day it is. */
  'day-number',
  /** The events of the day. */
  'day-body',
  /** The way, the climb, bed and meals of the day. */
  'day-facts',
  /** The services that are included, and those that are not. */
  'inclusions',
  /** How the trip begins and ends around the trek. */
  'arrival',
  /** The pictures. */
  'gallery',
  /** One of them; a press shows it large. */
  'gallery-link',
  /** One picture of the list, around its link. */
  'gallery-item',
  /** Replaces the pictures if there is no photograph. */
  'drawing',
  /** The walk’s highlights. */
  'highlights',
  /** The way to a printed itinerary. */
  'print',
]);

export const pictureViewerAnatomy = defineAnatomy('picture-viewer', [
  /** The dialog, which covers the page. */
  'root',
  /** Closes it. */
  'close',
  /**
   * To the picture before or after.
   * @attribute data-turn `previous` or `next`.
   */
  'arrow',
  /** The picture with its caption. */
  'figure',
  /** The picture, as large as the screen has room for. */
  'picture',
  /** Which of the pictures it is, announced. */
  'caption',
  /** The photographer. */
  'credit',
]);
