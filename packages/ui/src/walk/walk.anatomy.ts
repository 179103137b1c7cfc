import { defineAnatomy } from '../internal/anatomy.ts';

export const elevationProfileAnatomy = defineAnatomy('elevation-profile', [
  'root',
  'title',
  'chart',
  'drawing',
  'level',
  'night',
  'nightLabel',
  'axis',
  'axisDay',
  'reading',
  'table',
]);

export const routeMapAnatomy = defineAnatomy('route-map', [
  'root',
  'title',
  'map',
  'drawing',
  'stop',
  'stopLabel',
  'scale',
  'note',
]);
