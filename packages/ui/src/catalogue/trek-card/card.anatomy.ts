import { defineAnatomy } from '../../core/internal/anatomy.ts';

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

export const trekSliderAnatomy = defineAnatomy('trek-slider', ['root', 'skeletons', 'skeleton']);
