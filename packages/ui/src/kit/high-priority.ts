import { type ComponentProps, version } from 'react';

/** Loads a picture before all others. Before 19 React passes on the attribute's name as it is written. */
export const HIGH_PRIORITY: Pick<ComponentProps<'img'>, 'loading' | 'fetchPriority'> = {
  loading: 'eager',
  [Number.parseInt(version, 10) < 19 ? 'fetchpriority' : 'fetchPriority']: 'high',
};
