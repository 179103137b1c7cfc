import { defineAnatomy } from '../internal/anatomy.ts';

export const sessionScreenAnatomy = defineAnatomy('session-screen', ['root']);
