import { describeParts } from '../core/internal/described-anatomy.ts';
import { noticesAnatomy } from '../provider/notices.anatomy.ts';
import {
  badgeAnatomy,
  buttonAnatomy,
  calendarAnatomy,
  carouselAnatomy,
  dialogAnatomy,
  fieldAnatomy,
  sliderAnatomy,
  spinnerAnatomy,
  statusAnatomy,
  tabsAnatomy,
} from './kit.anatomy.ts';

export const buttonParts = describeParts(buttonAnatomy, {
  root: 'The button',
  label: 'The text; it keeps its room while the spinner turns',
  spinner: 'Turns while the button is busy',
});

export const fieldParts = describeParts(fieldAnatomy, {
  root: 'Label, control, hint and error; `data-invalid` where the value is wrong',
  label: 'The name of the control',
  control: 'The input, text area or list',
  hint: 'A quiet sentence that the control is described by',
  error: 'The value’s fault; describes the control',
  reveal: 'The button that shows a password, or opens the calendar',
  wrap: 'Holds a control together with what lies on it',
  choice: 'The label around a checkbox',
  checkbox: 'The box to tick',
});

export const dialogParts = describeParts(dialogAnatomy, {
  trigger: 'The button that opens it',
  backdrop: 'Covers the page behind',
  positioner: 'Centers the content, and scrolls where the screen is too low',
  content: 'The dialog, which keeps the focus inside',
  title: 'Its name',
  close: 'The button that closes it; absent while it can’t be closed',
});

export const tabsParts = describeParts(tabsAnatomy, {
  root: 'List and panels',
  list: 'The row of tabs',
  trigger: 'One tab',
  panel: 'The content of the tab',
});

export const sliderParts = describeParts(sliderAnatomy, {
  root: 'The whole slider',
  label: 'Its name, with the value in words',
  value: 'The value by itself',
  control: 'Takes presses and drags',
  track: 'The full length',
  range: 'The length that counts',
  thumb: 'A handle',
});

export const badgeParts = describeParts(badgeAnatomy, { root: 'The badge; `data-color` is its color' });

export const statusParts = describeParts(statusAnatomy, {
  root: 'The message: an alert where something failed, a status otherwise',
  art: 'The drawing above it',
  title: 'The event, in a few words',
  text: 'The advice',
  action: 'The way on',
});

export const spinnerParts = describeParts(spinnerAnatomy, {
  root: 'Circle and label; a status where it has a label',
  circle: 'The turning circle',
  label: 'The subject of the wait',
});

export const carouselParts = describeParts(carouselAnatomy, {
  root: 'The named region',
  viewport: 'The visible slides; until the engine has loaded it scrolls by itself',
  track: 'The row of slides',
  slide: 'One slide; inert while it is out of view',
  controls: 'Arrows and dots',
  arrow: 'To the slide before or after',
  dots: 'The row of dots',
  dot: 'To one slide; the present one is marked',
});

export const calendarParts = describeParts(calendarAnatomy, {
  positioner: 'Holds the calendar beside its field',
  root: 'The calendar',
  head: 'Its month with the ways to the others',
  title: 'The month',
  turn: 'To the month before or after',
  table: 'The days of the month',
  day: 'One day; those before the first are not to be chosen',
  legend: 'The meaning of the days’ marks, if there are any',
});

export const noticesParts = describeParts(noticesAnatomy, {
  root: 'The region that is read out; there from the start',
  notice: 'One notice; `data-kind` is success, error or info',
  text: 'The message',
  detail: 'A second, quieter sentence',
  action: 'The action',
  close: 'Takes the notice away',
});
