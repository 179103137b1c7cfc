import { describeParts } from '../../core/internal/described-anatomy.ts';
import { popularTreksAnatomy } from './showcase.anatomy.ts';

export const popularTreksParts = describeParts(popularTreksAnatomy, {
  root: 'Tabs and rows',
  panel: 'The row of one country, or a status in its place',
});
