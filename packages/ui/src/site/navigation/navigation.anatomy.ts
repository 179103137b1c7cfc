import { defineAnatomy } from '../../core/internal/anatomy.ts';

export const megaMenuAnatomy = defineAnatomy('mega-menu', [
  /** The navigation. */
  'root',
  /** The row of top items. */
  'list',
  /**
   * A top item with its panel.
   * @attribute data-state `open` or `closed`.
   */
  'item',
  /**
   * The button that opens a panel.
   * @attribute data-state `open` or `closed`.
   */
  'trigger',
  /** A top item that is a page. */
  'link',
  /**
   * The content of an item.
   * @attribute data-layout `wide` or `narrow`.
   */
  'panel',
  /**
   * The groups beside each other.
   * @attribute data-has-groups Present if groups are beside their treks.
   */
  'columns',
  /** The treks of one region, activity or country. */
  'group',
  /**
   * The name of a group, which leads to its listing.
   * @attribute data-selected Present on the group whose treks are shown.
   */
  'group-link',
  /** A trek or a page. */
  'trek',
  /** How long the trek is. */
  'facts',
  /** Everything the panel is about. */
  'all',
  /** Says that the content loads, failed or is missing. */
  'status',
]);

export const menuDrawerAnatomy = defineAnatomy('menu-drawer', [
  /** Trigger and panel. */
  'root',
  /** The button that opens the drawer. */
  'trigger',
  /** Covers the page beside the drawer; a press on it closes. */
  'backdrop',
  /** The drawer, which keeps the focus inside. */
  'panel',
  /** Title and close button. */
  'header',
  /** The drawer’s name. */
  'title',
  /** The button that closes it. */
  'close-trigger',
  /** A top item that can be opened. */
  'section',
  /** The name of a section, which opens it. */
  'heading',
  /** The links of a section. */
  'links',
  /** A page, listing or trek. */
  'link',
]);
