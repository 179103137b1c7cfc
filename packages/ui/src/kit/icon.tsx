'use client';
import type { ComponentProps } from 'react';
import { withRef } from '../core/internal/with-ref.ts';

const PATHS = {
  calendar: 'M4 6.5h16v13H4zM4 10.5h16M8.5 3.5v4M15.5 3.5v4',
  chat: 'M4 5.5h16v11h-9L6.5 20v-3.5H4zM8 9.5h8M8 12.8h5',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  chevronLeft: 'M14 7l-5 5 5 5',
  chevronRight: 'M10 7l5 5-5 5',
  chevron: 'M7 10l5 5 5-5',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3 2',
  close: 'M6 6l12 12M18 6L6 18',
  cross: 'M7 7l10 10M17 7L7 17',
  error: 'M12 4l9 16H3zM12 10.5v4M12 17.2v.1',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z',
  eyeCrossed:
    'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6zM4.5 19.5l15-15',
  group:
    'M8.5 11.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM3 19c0-3 2.5-5 5.5-5s5.5 2 5.5 5M16 11a2.5 2.5 0 1 0-1-4.8M16.5 14.2c2.6.2 4.5 2 4.5 4.8',
  heart:
    'M12 20S3.5 14.5 3.5 8.9C3.5 6 5.7 4 8 4c1.7 0 3.2 1 4 2.6C12.8 5 14.3 4 16 4c2.3 0 4.5 2 4.5 4.9C20.5 14.5 12 20 12 20z',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1',
  mail: 'M3.5 6h17v12.5h-17zM3.5 7l8.5 6.5L20.5 7',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M6 12h12',
  moon: 'M19 14.5A7.5 7.5 0 0 1 9.5 5 7.5 7.5 0 1 0 19 14.5z',
  mountain: 'M2.5 19L9 7.5l4 6.5 2-3 6.5 8z',
  night: 'M4 18v-9M4 15h16v3M20 15v-1.5a3 3 0 0 0-3-3H9.5V15',
  meal: 'M7 3.5v7M4.5 3.5v4a2.5 2.5 0 0 0 5 0v-4M7 10.5v10M17 20.5v-7h-2.5v-6c0-2.5 1.3-4 2.5-4z',
  phone:
    'M6 3.5h3.2l1.6 4.2-2.2 1.6a11 11 0 0 0 6 6l1.6-2.2 4.3 1.6V18a2.5 2.5 0 0 1-2.7 2.5A16.5 16.5 0 0 1 3.5 6.2 2.5 2.5 0 0 1 6 3.5z',
  pin: 'M12 21s6.5-6.2 6.5-11a6.5 6.5 0 1 0-13 0c0 4.8 6.5 11 6.5 11zM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  leaf: 'M5 19c0-8 5-13 14-14 0 9-5 14-12 13M5 19l7-7',
  plus: 'M6 12h12M12 6v12',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.3 15.3L20.5 20.5',
  shield: 'M12 3.5l7 2.5v5.5c0 4.5-3 7.5-7 9-4-1.5-7-4.5-7-9V6zM9 12l2 2 4-4',
  star: 'M12 4l2.4 5.2 5.6.7-4.1 3.9 1.1 5.6-5-2.8-5 2.8 1.1-5.6L4 9.9l5.6-.7z',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
  walk: 'M13 5.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3zM9 21l2.5-6.5L9.5 12l1-5 3 1 1.5 3 3 1M13 14.5l2 2.5.5 4M10.5 7L7.5 9 7 12',
} as const;

/** Names of the drawings that `Icon` has. */
export type IconName = keyof typeof PATHS;

/** Props of `Icon`. */
export interface IconProps extends Omit<ComponentProps<'svg'>, 'name'> {
  name: IconName;
}

/** A line drawing of one em that takes the color of its text. It says nothing to a screen reader: put the words beside it. */
export const Icon = withRef(function Icon({ name, ...svg }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      width="1.25em"
      height="1.25em"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      // Points along the text: the skin mirrors it where that runs from right to left.
      data-mirrored={name === 'chevronLeft' || name === 'chevronRight' ? '' : undefined}
      {...svg}
    >
      <path d={PATHS[name]} />
    </svg>
  );
});
