import { defineAnatomy } from '../../core/internal/anatomy.ts';

export const sessionScreenAnatomy = defineAnatomy('session-screen', ['root']);
