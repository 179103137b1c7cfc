import { type Api, readSettings, type StoppableService, startApi } from '@trek/api';
import type { COMPANY } from '../src/content/company.ts';
import { MOUNT_PATH } from '../src/data/page-state.ts';
import type { SiteSettings } from './settings.ts';

/** The API that the site uses: embedded, or on another host. */
export interface Backend extends StoppableService {
  /** The address for the browser: a path of this site, or the other host's origin. */
  backendUrl: string;
  /** Makes a call while a page is being rendered. */
  fetch: typeof globalThis.fetch;
  /** The embedded API, mounted at {@link MOUNT_PATH}. */
  api: Api | undefined;
  /** False if payments are simulated. */
  takesCards: boolean;
  /** False if no Google client is set up. */
  isGoogleEnabled: boolean;
}

/** Starts the embedded API for the company that the site was built with, or points at another. */
export async function startBackend(
  { apiUrl, publicUrl }: SiteSettings,
  environment: Readonly<Record<string, string | undefined>>,
  { name, offices }: typeof COMPANY,
): Promise<Backend> {
  if (apiUrl) {
    return {
      backendUrl: apiUrl,
      // Only the configured host is called: a redirect to another one is an error.
      fetch: (input, init) => fetch(input, { ...init, redirect: 'error' }),
      api: undefined,
      takesCards: true,
      isGoogleEnabled: true,
      prepareToStop: () => {},
      close: async () => {},
    };
  }
  const [officePhone] = offices.nepal.phones;
  const company = { COMPANY_NAME: name, COMPANY_PHONE: officePhone };
  const settings = readSettings({ ...company, ...environment, PUBLIC_URL: publicUrl });
  const api = await startApi(settings);
  return {
    backendUrl: MOUNT_PATH,
    // No network in between: the request goes to the API in memory.
    fetch: (input, init) => {
      const path = String(input instanceof Request ? input.url : input).slice(MOUNT_PATH.length);
      return api.fetch(new Request(new URL(path, 'http://embedded.invalid'), init));
    },
    api,
    takesCards: settings.payment.provider !== 'simulated',
    isGoogleEnabled: settings.google !== undefined,
    prepareToStop: () => api.prepareToStop(),
    close: () => api.close(),
  };
}
