import { defineAnatomy } from '../../core/internal/anatomy.ts';

export const trekCardAnatomy = defineAnatomy('trek-card', [
  /**
   * The card.
   * @attribute data-layout `grid` or `list`.
   */
  'root',
  /** The trek’s picture. */
  'picture',
  /** The badges on the picture. */
  'badges',
  /** The host’s addition to every trek, as a button to compare it. */
  'tools',
  /** Everything beside the picture. */
  'body',
  /** The trek’s title, which leads to it. */
  'title',
  /** Days, altitude and region. */
  'facts',
  /** The next start that others can join. */
  'departure',
  /** Price and action. */
  'footer',
  /**
   * The price of one person.
   * @attribute data-on-request Present if the trek has no price.
   */
  'price',
  /** The way to the trek. */
  'action',
]);

export const trekSliderAnatomy = defineAnatomy('trek-slider', [
  /** The row of treks. */
  'root',
  /** Stand in its place while the treks load. */
  'skeletons',
  /** One of them. */
  'skeleton',
]);
