import { defineAnatomy } from '../internal/anatomy.ts';

export const embedAnatomy = defineAnatomy('embed', ['root', 'portal']);
