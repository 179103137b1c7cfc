import { describeParts } from '../../core/internal/described-anatomy.ts';
import { trekCardAnatomy, trekSliderAnatomy } from './card.anatomy.ts';

export const trekCardParts = describeParts(trekCardAnatomy, {
  root: 'The card; `data-layout` is grid or list',
  picture: 'The trek’s picture',
  badges: 'The badges on the picture',
  body: 'Everything beside the picture',
  title: 'The trek’s title, which leads to it',
  facts: 'Days, altitude and region',
  footer: 'Price and action',
  price: 'The price of one person',
  action: 'The way to the trek',
});

export const trekSliderParts = describeParts(trekSliderAnatomy, {
  root: 'The row of treks',
  skeletons: 'Stand in its place while the treks load',
  skeleton: 'One of them',
});
