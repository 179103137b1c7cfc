import { defineAnatomy } from '../core/internal/anatomy.ts';

export const buttonAnatomy = defineAnatomy('button', ['root', 'label', 'spinner']);
export const fieldAnatomy = defineAnatomy('field', [
  'root',
  'label',
  'control',
  'hint',
  'error',
  'reveal',
  'wrap',
  'choice',
  'checkbox',
]);
export const dialogAnatomy = defineAnatomy('dialog', [
  'trigger',
  'backdrop',
  'positioner',
  'content',
  'title',
  'close',
]);
export const tabsAnatomy = defineAnatomy('tabs', ['root', 'list', 'trigger', 'panel']);
export const sliderAnatomy = defineAnatomy('slider', ['root', 'label', 'value', 'control', 'track', 'range', 'thumb']);
export const badgeAnatomy = defineAnatomy('badge', ['root']);
export const statusAnatomy = defineAnatomy('status', ['root', 'art', 'title', 'text', 'action']);
export const spinnerAnatomy = defineAnatomy('spinner', ['root', 'circle', 'label']);
export const carouselAnatomy = defineAnatomy('carousel', [
  'root',
  'viewport',
  'track',
  'slide',
  'controls',
  'arrow',
  'dots',
  'dot',
]);

export const calendarAnatomy = defineAnatomy('calendar', [
  'positioner',
  'root',
  'head',
  'title',
  'turn',
  'table',
  'day',
  'legend',
]);
