import { describeParts } from '../../core/internal/described-anatomy.ts';
import { trekListingAnatomy } from './listing.anatomy.ts';

export const trekListingParts = describeParts(trekListingAnatomy, {
  root: 'The section',
  title: 'Its heading',
  layout: 'Filters and results beside each other',
  filters: 'The panel of filters; a drawer on a small screen',
  'filters-title': 'Its heading',
  'filter-panel': 'The filters as a form',
  'filters-actions': 'Apply and reset',
  toolbar: 'Count and tools',
  count: 'How many treks were found, announced',
  found: 'The results with their heading and tools',
  'results-title': 'Their heading, which a screen reader finds',
  loading: 'Says that the treks are on their way',
  tools: 'Sorting, view and the drawer’s button',
  'view-toggle': 'Grid or list',
  'drawer-trigger': 'Opens the filters on a small screen',
  chips: 'The filters that count at present',
  chip: 'One of them; a press takes it off',
  'did-you-mean': 'Treks that a keyword may have meant',
  'filter-suggestions': 'Filters that could be taken off where nothing was found',
  results: 'The cards; `data-view` is grid or list',
  skeleton: 'Replaces a card while the treks load',
  pagination: 'The pages',
  'page-link': 'One page',
});
