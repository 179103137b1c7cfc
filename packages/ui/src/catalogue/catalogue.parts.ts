import { describeParts } from '../internal/described-anatomy.ts';
import {
  pictureViewerAnatomy,
  placeAnatomy,
  popularTreksAnatomy,
  trekCardAnatomy,
  trekDetailAnatomy,
  trekListingAnatomy,
  trekSliderAnatomy,
} from './catalogue.anatomy.ts';

export const trekCardParts = describeParts(trekCardAnatomy, {
  root: 'The card; `data-layout` is grid or list',
  picture: 'The trek’s picture',
  badges: 'What stands on the picture',
  body: 'Everything beside the picture',
  title: 'The trek’s title, which leads to it',
  facts: 'Days, altitude and region',
  footer: 'Price and action',
  price: 'The price of one person',
  action: 'The way to the trek',
});

export const trekListingParts = describeParts(trekListingAnatomy, {
  root: 'The section',
  title: 'Its heading',
  layout: 'Filters and results beside each other',
  filters: 'The panel of filters; a drawer on a small screen',
  filtersTitle: 'Its heading',
  filterPanel: 'The filters as a form',
  filtersActions: 'Apply and reset',
  toolbar: 'Count and tools',
  count: 'How many treks were found, announced',
  found: 'The results with their heading and tools',
  resultsTitle: 'Their heading, which a screen reader finds',
  loading: 'Says that the treks are on their way',
  tools: 'Sorting, view and the drawer’s button',
  viewToggle: 'Grid or list',
  drawerTrigger: 'Opens the filters on a small screen',
  chips: 'The filters that count at present',
  chip: 'One of them; a press takes it off',
  didYouMean: 'Treks that a keyword may have meant',
  relaxations: 'Filters that could be taken off where nothing was found',
  results: 'The cards; `data-view` is grid or list',
  skeleton: 'Stands for a card while the treks load',
  pagination: 'The pages',
  pageLink: 'One page',
});

export const trekDetailParts = describeParts(trekDetailAnatomy, {
  root: 'The article',
  hero: 'Picture and title',
  heroPicture: 'The picture behind the title',
  heroText: 'What stands on the picture',
  title: 'The trek’s title',
  facts: 'Place, days, difficulty and rating',
  place: 'Where it is, which leads to what there is to know of the place',
  rating: 'What others said of it',
  layout: 'Story and booking beside each other',
  story: 'The tabs',
  sectionTitle: 'The heading of a section of the story',
  aside: 'Room for the booking panel',
  overview: 'The first tab',
  factList: 'What there is to know at a glance',
  fact: 'One of them, with its name',
  itinerary: 'The days',
  day: 'One day, which can be opened',
  daySummary: 'The day’s title, which opens it',
  dayNumber: 'Which day it is',
  dayBody: 'What happens that day',
  dayFacts: 'Lodging, meals and altitude of the day',
  inclusions: 'What is included, and what is not',
  gallery: 'The pictures',
  galleryLink: 'One of them; a press shows it large',
  drawing: 'Stands in the pictures’ place where there is no photograph',
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

export const placeParts = describeParts(placeAnatomy, {
  root: 'The article about a country or region',
  hero: 'Picture and title',
  picture: 'The picture behind the title',
  heroText: 'What stands on the picture',
  kind: 'Whether it is a country or a region',
  title: 'Its name',
  story: 'What there is to know',
  treks: 'The section with its treks',
  treksTitle: 'Its heading',
  cards: 'Their cards',
});

export const trekSliderParts = describeParts(trekSliderAnatomy, {
  root: 'The row of treks',
  skeletons: 'Stand in its place while the treks load',
  skeleton: 'One of them',
});

export const popularTreksParts = describeParts(popularTreksAnatomy, {
  root: 'Tabs and rows',
  panel: 'The row of one country, or what stands in its place',
});
