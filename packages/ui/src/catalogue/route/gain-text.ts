import { formatMeters } from '../../kit/format.ts';

/** The difference to the night before, with its sign. */
export const gainText = (gain: number, locale: string) =>
  `${gain > 0 ? '+' : gain < 0 ? '−' : '±'}${formatMeters(Math.abs(gain), locale)}`;
