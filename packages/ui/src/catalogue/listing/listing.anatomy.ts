import { defineAnatomy } from '../../core/internal/anatomy.ts';

export const listingAnatomy = defineAnatomy('listing', [
  /** The section. */
  'root',
  /** Its heading. */
  'title',
  /** Filters and results beside each other. */
  'layout',
  /**
   * The panel of filters; a drawer on a small screen.
   * @attribute data-state `open` or `closed`, as a drawer.
   */
  'filters',
  /** Its heading. */
  'filters-title',
  /** The filters as a form. */
  'filter-panel',
  /** Apply and reset. */
  'filter-actions',
  /** The results with their heading and tools. */
  'found',
  /** Their heading, which a screen reader finds. */
  'results-title',
  /** Says that the treks are on their way. */
  'loading',
  /** Count and tools. */
  'toolbar',
  /** How many treks were found, announced. */
  'count',
  /** How the treks that are recommended are ordered. */
  'order-note',
  /** Sorting, view and the drawer’s button. */
  'tools',
  /** Grid or list. */
  'view-toggle',
  /** Opens the filters on a small screen. */
  'drawer-trigger',
  /** The filters that count at present. */
  'chips',
  /** One of them; a press takes it off. */
  'chip',
  /** Filters that could be taken off where nothing was found. */
  'filter-suggestions',
  /** Treks that a keyword may have meant. */
  'did-you-mean',
  /**
   * The cards.
   * @attribute data-view `grid` or `list`.
   */
  'results',
  /** Replaces a card while the treks load. */
  'skeleton',
  /** The pages. */
  'pagination',
  /** One page. */
  'page-link',
]);
