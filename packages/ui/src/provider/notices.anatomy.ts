import { defineAnatomy } from '../core/internal/anatomy.ts';

export const noticesAnatomy = defineAnatomy('notices', ['root', 'notice', 'text', 'detail', 'action', 'close']);
