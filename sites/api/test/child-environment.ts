import { fileURLToPath } from 'node:url';

/**
 * The environment of a process that a test starts. Node caches compiled code, so that the next one starts in two thirds
 * of the time. The settings of the developer who runs the tests are not for them.
 */
export const CHILD_ENVIRONMENT = {
  PATH: process.env.PATH ?? '',
  SETTINGS_FILE: '/dev/null',
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)),
};
