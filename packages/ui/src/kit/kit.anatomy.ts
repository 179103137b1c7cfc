import { defineAnatomy } from '../core/internal/anatomy.ts';

export const buttonAnatomy = defineAnatomy('button', [
  /**
   * The button.
   * @attribute data-variant `primary`, `secondary` or `quiet`.
   * @attribute data-wide Present if it fills the width.
   * @attribute data-busy Present while it works.
   */
  'root',
  /** The text; it keeps its room while the spinner turns. */
  'label',
  /** Turns while the button is busy. */
  'spinner',
]);
export const fieldAnatomy = defineAnatomy('field', [
  /**
   * Label, control, hint and error.
   * @attribute data-invalid Present while the value is wrong.
   */
  'root',
  /** The name of the control. */
  'label',
  /** The input, text area or list. */
  'control',
  /** A quiet sentence that the control is described by. */
  'hint',
  /** The value’s fault; describes the control. */
  'error-text',
  /** The button that shows a password, or opens the calendar. */
  'reveal',
  /** Holds a control together with what lies on it. */
  'wrap',
  /** The label around a checkbox. */
  'choice',
  /** The box to tick. */
  'checkbox',
]);
export const dialogAnatomy = defineAnatomy('dialog', [
  /**
   * The button that opens it.
   * @attribute data-state `open` or `closed`.
   */
  'trigger',
  /**
   * Covers the page behind.
   * @attribute data-state `open`.
   */
  'backdrop',
  /**
   * Centers the content, and scrolls where the screen is too low.
   * @attribute data-state `open`.
   */
  'positioner',
  /**
   * The dialog, which keeps the focus inside.
   * @attribute data-state `open`.
   */
  'content',
  /** Its name. */
  'title',
  /** A sentence or two about it, read out with its name. */
  'description',
  /** The button that closes it; absent while it can’t be closed. */
  'close-trigger',
]);
export const tabsAnatomy = defineAnatomy('tabs', [
  /** List and panels. */
  'root',
  /** The row of tabs. */
  'list',
  /**
   * One tab.
   * @attribute data-selected Present on the open tab.
   */
  'trigger',
  /** The content of the tab. */
  'panel',
]);
export const sliderAnatomy = defineAnatomy('slider', [
  /** The whole slider. */
  'root',
  /** Its name, with the value in words. */
  'label',
  /** The value by itself. */
  'value',
  /** Takes presses and drags. */
  'control',
  /** The full length. */
  'track',
  /** The length that counts. */
  'range',
  /** A handle. */
  'thumb',
  /** The range or a handle as a drawing, until the slider is there. */
  'drawing',
]);
export const badgeAnatomy = defineAnatomy('badge', [
  /**
   * The badge.
   * @attribute data-color The color, such as `green`.
   */
  'root',
]);
export const secondCurrencyAnatomy = defineAnatomy('second-currency', [
  /** About how much a price is in it, beside the price in dollars. */
  'price',
  /** The rate that it is converted at. */
  'rate',
]);
export const statusAnatomy = defineAnatomy('status', [
  /**
   * The message: an alert where something failed, a status otherwise.
   * @attribute data-kind `error` or `info`.
   */
  'root',
  /** The drawing above it. */
  'art',
  /** The event, in a few words. */
  'title',
  /** The advice. */
  'text',
  /** The way on. */
  'action',
]);
export const spinnerAnatomy = defineAnatomy('spinner', [
  /** Circle and label; a status where it has a label. */
  'root',
  /** The turning circle. */
  'circle',
  /** The subject of the wait. */
  'label',
]);
export const carouselAnatomy = defineAnatomy('carousel', [
  /**
   * The named region.
   * @attribute data-layout How many slides are beside each other, and how.
   * @attribute data-phase `row` until its engine has loaded, then `turning`.
   * @attribute data-count How many slides there are.
   */
  'root',
  /** The visible slides; until the engine has loaded it scrolls by itself. */
  'viewport',
  /** The row of slides. */
  'track',
  /** One slide; inert while it is out of view. */
  'slide',
  /** Arrows and dots. */
  'controls',
  /** To the slide before or after. */
  'arrow',
  /** The row of dots. */
  'dots',
  /** To one slide; the present one is marked. */
  'dot',
  /** Tells a screen reader which slides are in view after a turn. */
  'status',
]);

export const calendarAnatomy = defineAnatomy('calendar', [
  /** Holds the calendar beside its field. */
  'positioner',
  /** The calendar. */
  'root',
  /** Its month with the ways to the others. */
  'head',
  /** The month. */
  'title',
  /** To the month before or after. */
  'arrow',
  /** The days of the month. */
  'table',
  /**
   * One day; those before the first are not to be chosen.
   * @attribute data-mark The kind of its mark: `good`, `fair` or `poor`.
   */
  'day',
  /** The meaning of the days’ marks, if there are any. */
  'legend',
]);
