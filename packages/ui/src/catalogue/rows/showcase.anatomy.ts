import { defineAnatomy } from '../../core/internal/anatomy.ts';

export const popularTreksAnatomy = defineAnatomy('popular-treks', ['root', 'panel']);
