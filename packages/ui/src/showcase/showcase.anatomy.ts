import { defineAnatomy } from '../internal/anatomy.ts';

export const popularTreksAnatomy = defineAnatomy('popular-treks', ['root', 'panel']);
