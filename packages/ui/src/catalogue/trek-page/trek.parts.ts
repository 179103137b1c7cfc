import { describeParts } from '../../core/internal/described-anatomy.ts';
import { pictureViewerAnatomy, trekDetailAnatomy } from './trek.anatomy.ts';

export const trekDetailParts = describeParts(trekDetailAnatomy, {
  root: 'The article',
  hero: 'Picture and title',
  'hero-picture': 'The picture behind the title',
  'hero-text': 'The text on the picture',
  title: 'The trek’s title',
  facts: 'Place, days, difficulty and rating',
  place: 'Its place, with a link to the place’s page',
  rating: 'The rating by others',
  layout: 'Story and booking beside each other',
  story: 'The tabs',
  'section-title': 'The heading of a section of the story',
  aside: 'Room for the booking panel',
  overview: 'The first tab',
  'fact-list': 'The facts at a glance',
  fact: 'One of them, with its name',
  itinerary: 'The days',
  day: 'One day, which can be opened',
  'day-summary': 'The day’s title, which opens it',
  'day-number': 'Which day it is',
  'day-body': 'The events of the day',
  'day-facts': 'Lodging, meals and altitude of the day',
  inclusions: 'The services that are included, and those that are not',
  gallery: 'The pictures',
  'gallery-link': 'One of them; a press shows it large',
  drawing: 'Replaces the pictures if there is no photograph',
  highlights: 'The walk’s highlights',
  print: 'The way to a printed itinerary',
});

export const pictureViewerParts = describeParts(pictureViewerAnatomy, {
  root: 'The dialog, which covers the page',
  close: 'Closes it',
  arrow: 'To the picture before or after; `data-turn` is previous or next',
  figure: 'The picture with its caption',
  picture: 'The picture, as large as the screen has room for',
  caption: 'Which of the pictures it is, announced',
  credit: 'The photographer',
});
