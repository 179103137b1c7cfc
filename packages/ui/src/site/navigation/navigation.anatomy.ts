import { defineAnatomy } from '../../core/internal/anatomy.ts';

export const megaMenuAnatomy = defineAnatomy('mega-menu', [
  'root',
  'list',
  'item',
  'trigger',
  'link',
  'panel',
  'columns',
  'group',
  'group-link',
  'trek',
  'facts',
  'all',
  'status',
]);

export const menuDrawerAnatomy = defineAnatomy('menu-drawer', [
  'root',
  'trigger',
  'backdrop',
  'panel',
  'header',
  'title',
  'close',
  'section',
  'heading',
  'links',
  'link',
]);
