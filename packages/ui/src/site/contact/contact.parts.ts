import { describeParts } from '../../core/internal/described-anatomy.ts';
import { contactFormAnatomy, officeAnatomy, officeMapAnatomy } from './contact.anatomy.ts';

export const contactFormParts = describeParts(contactFormAnatomy, {
  root: 'The section',
  title: 'Its heading',
  form: 'The fields and their button',
  pair: 'Two fields beside each other',
  message: 'The failure; the input is preserved',
  confirmation: 'That the message has arrived, and where the answer goes',
});

export const officeParts = describeParts(officeAnatomy, {
  root: 'The section',
  title: 'Its heading',
  facts: 'Address, phone, email and hours',
  fact: 'One of them, with its name',
  social: 'The office elsewhere',
});

export const officeMapParts = describeParts(officeMapAnatomy, {
  root: 'The section',
  title: 'Its heading',
  drawing: 'Replaces the map until it is requested',
  veil: 'The button over the drawing, and what asking leads to',
  frame: 'Room for drawing or map; `data-state` is waiting or shown',
});
