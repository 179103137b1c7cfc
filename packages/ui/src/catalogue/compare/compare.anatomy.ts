import { defineAnatomy } from '../../core/internal/anatomy.ts';

export const compareAnatomy = defineAnatomy('compare', [
  /** The button of one trek. */
  'toggle',
  /** The bar with the chosen treks. */
  'bar',
  /** The chosen treks. */
  'list',
  /** One of them, with the button that removes it. */
  'item',
  /** The button that removes it. */
  'remove',
  /** Says that one more is needed, or that no more fit. */
  'notice',
  /** Leads to the comparison. */
  'link',
  /** Removes all. */
  'clear',
]);

export const comparisonAnatomy = defineAnatomy('comparison', [
  /** The comparison. */
  'root',
  /** Its heading. */
  'title',
  /** Treks of the address that are not compared, and how much the others differ. */
  'notes',
  /** The treks’ nights on one axis. */
  'profiles',
  /** The drawing’s lines. */
  'chart',
  /** A level’s label, or a day’s. */
  'scale',
  /**
   * The key to the lines.
   * @attribute data-line `1`, `2` or `3`: the trek’s place.
   */
  'legend',
  /** The treks beside each other. */
  'table',
  /** A trek at the head of its column. */
  'trek',
  /** Leads to the comparison of the others. */
  'remove',
  /**
   * A row of the table.
   * @attribute data-differs Present if the treks are not alike in it.
   */
  'row',
  /** Marks a row in which they are not. */
  'mark',
]);
