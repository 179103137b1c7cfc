import { defineAnatomy } from '../core/internal/anatomy.ts';

export const embedAnatomy = defineAnatomy('embed', ['root', 'portal']);
