import { describeParts } from '../../core/internal/described-anatomy.ts';
import { megaMenuAnatomy, menuDrawerAnatomy } from './navigation.anatomy.ts';

export const megaMenuParts = describeParts(megaMenuAnatomy, {
  root: 'The navigation',
  list: 'The row of top items',
  item: 'A top item with its panel',
  trigger: 'The button that opens a panel',
  link: 'A top item that is a page',
  panel: 'The content of an item',
  columns: 'The groups beside each other',
  group: 'The treks of one region, activity or country',
  'group-link': 'The name of a group, which leads to its listing',
  trek: 'A trek or a page',
  facts: 'How long the trek is',
  all: 'Everything the panel is about',
  status: 'Says that the content loads, failed or is missing',
});

export const menuDrawerParts = describeParts(menuDrawerAnatomy, {
  root: 'Trigger and panel',
  trigger: 'The button that opens the drawer',
  backdrop: 'Covers the page beside the drawer; a press on it closes',
  panel: 'The drawer, which keeps the focus inside',
  header: 'Title and close button',
  title: 'The drawer’s name',
  close: 'The button that closes it',
  section: 'A top item that can be opened',
  heading: 'The name of a section, which opens it',
  links: 'The links of a section',
  link: 'A page, listing or trek',
});
