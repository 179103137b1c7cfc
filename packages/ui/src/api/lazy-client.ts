import type { ApiClient, ApiClientSettings } from './client.ts';
import { lazyCode } from './lazy-code.ts';

/**
 * A client whose code loads with the first call: for pages that the server has rendered with their data, whose first
 * paint asks for nothing.
 */
export function createLazyApiClient(
  settings: ApiClientSettings,
  load = () => import('./client.ts').then(({ createApiClient }) => createApiClient),
): ApiClient {
  const client = lazyCode(async () => (await load())(settings));
  const own: Pick<ApiClient, 'backendUrl' | 'onUnauthorized'> = {
    backendUrl: settings.backendUrl,
    onUnauthorized: (listener) => {
      let isListening = true;
      let stop = () => {};
      client().then(
        (api) => {
          if (isListening) stop = api.onUnauthorized(listener);
        },
        () => {},
      );
      return () => {
        isListening = false;
        stop();
      };
    },
  };
  type Call = (...values: unknown[]) => Promise<unknown>;
  // Every other member of a client is a call that answers later, so each can wait for the code as well.
  return new Proxy(own as ApiClient, {
    get: (target, name) => {
      const member = target[name as keyof typeof own];
      if (member !== undefined) return member;
      const call: Call = async (...values) => ((await client())[name as keyof ApiClient] as unknown as Call)(...values);
      Object.defineProperty(target, name, { value: call });
      return call;
    },
  });
}
