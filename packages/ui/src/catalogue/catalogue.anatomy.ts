import { defineAnatomy } from '../internal/anatomy.ts';

export const trekCardAnatomy = defineAnatomy('trek-card', [
  'root',
  'picture',
  'badges',
  'body',
  'title',
  'facts',
  'footer',
  'price',
  'action',
]);

export const trekListingAnatomy = defineAnatomy('trek-listing', [
  'root',
  'title',
  'layout',
  'filters',
  'filtersTitle',
  'filterPanel',
  'filtersActions',
  'found',
  'resultsTitle',
  'loading',
  'toolbar',
  'count',
  'tools',
  'viewToggle',
  'drawerTrigger',
  'chips',
  'chip',
  'relaxations',
  'didYouMean',
  'results',
  'skeleton',
  'pagination',
  'pageLink',
]);

export const trekDetailAnatomy = defineAnatomy('trek-detail', [
  'root',
  'hero',
  'heroPicture',
  'heroText',
  'title',
  'facts',
  'place',
  'rating',
  'layout',
  'story',
  'sectionTitle',
  'aside',
  'overview',
  'factList',
  'fact',
  'itinerary',
  'day',
  'daySummary',
  'dayNumber',
  'dayBody',
  'dayFacts',
  'inclusions',
  'gallery',
  'galleryLink',
  'drawing',
  'highlights',
  'print',
]);

export const pictureViewerAnatomy = defineAnatomy('picture-viewer', [
  'root',
  'close',
  'arrow',
  'figure',
  'picture',
  'caption',
  'credit',
]);

export const placeAnatomy = defineAnatomy('place', [
  'root',
  'hero',
  'picture',
  'heroText',
  'kind',
  'title',
  'story',
  'treks',
  'treksTitle',
  'cards',
]);

export const trekSliderAnatomy = defineAnatomy('trek-slider', ['root', 'skeletons', 'skeleton']);

export const popularTreksAnatomy = defineAnatomy('popular-treks', ['root', 'panel']);
