import { defineConfig } from 'vitest/config';
import { common, TIMED } from './vitest.timing.config.ts';

/** Puts faults into modules that no other test may be given. */
const OWN_MODULES = ['test/planted-faults.test.ts'];

/** Every file has a site and a database of its own; what takes long is to load the API's modules for each. */
const api = {
  ...common,
  name: 'api',
  include: ['test/*.test.ts'],
  exclude: [...TIMED, ...OWN_MODULES],
  isolate: false,
};
const withFaults = { ...common, name: 'api with faults', include: OWN_MODULES };

export const apiProjects = [api, withFaults].map((test) => ({ root: import.meta.dirname, test }));

export default defineConfig({ test: { projects: apiProjects } });
