import { defineAnatomy } from '../../core/internal/anatomy.ts';

export const elevationProfileAnatomy = defineAnatomy('elevation-profile', [
  'root',
  'title',
  'chart',
  'drawing',
  'level',
  'night',
  'night-label',
  'axis',
  'axis-day',
  'reading',
  'table',
]);

export const routeMapAnatomy = defineAnatomy('route-map', [
  'root',
  'title',
  'map',
  'drawing',
  'stop',
  'stop-label',
  'scale',
  'note',
]);
