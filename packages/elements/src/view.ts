import type { BookingActions } from '@trek/ui/booking';
import type { ReactNode, Ref } from 'react';
import type { Settings } from './settings.ts';

/**
 * The content of an element.
 * @param label the text that the author put into it
 * @param owner the element
 * @param actions takes what opens and closes its booking
 */
export type ElementView = (props: {
  settings: Settings;
  label: string;
  actions: Ref<BookingActions>;
  owner: HTMLElement;
}) => ReactNode;
