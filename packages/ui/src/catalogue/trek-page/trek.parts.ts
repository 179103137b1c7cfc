import { describeParts } from '../../core/internal/described-anatomy.ts';
import { pictureViewerAnatomy, trekDetailAnatomy } from './trek.anatomy.ts';

export const trekDetailParts = describeParts(trekDetailAnatomy, {
  root: 'The article',
  hero: 'Picture and title',
  'hero-picture': 'The picture behind the title',
  'hero-text': 'The text on the picture',
  title: 'The trek’s title',
  facts: 'Place, days, difficulty and rating',
  place: 'Where it is, which leads to what there is to know of the place',
  rating: 'What others said of it',
  layout: 'Story and booking beside each other',
  story: 'The tabs',
  'section-title': 'The heading of a section of the story',
  aside: 'Room for the booking panel',
  overview: 'The first tab',
  'fact-list': 'What there is to know at a glance',
  fact: 'One of them, with its name',
  itinerary: 'The days',
  day: 'One day, which can be opened',
  'day-summary': 'The day’s title, which opens it',
  'day-number': 'Which day it is',
  'day-body': 'What happens that day',
  'day-facts': 'Lodging, meals and altitude of the day',
  inclusions: 'What is included, and what is not',
  gallery: 'The pictures',
  'gallery-link': 'One of them; a press shows it large',
  drawing: 'Replaces the pictures if there is no photograph',
  highlights: 'What the walk is known for',
  print: 'The way to a printed itinerary',
});

export const pictureViewerParts = describeParts(pictureViewerAnatomy, {
  root: 'The dialog, which covers the page',
  close: 'Closes it',
  arrow: 'To the picture before or after; `data-turn` is previous or next',
  figure: 'The picture with its caption',
  picture: 'The picture, as large as the screen has room for',
  caption: 'Which of the pictures it is, announced',
  credit: 'Who took it',
});
