import { type LazyModule, lazyModule } from '../../core/lazy/lazy-module.ts';
import type { ApiClient, ApiClientSettings } from '../client.ts';
import { lateCall } from './late-call.ts';

const clientModule = lazyModule(() => import('../client.ts'));

/**
 * A client whose code loads with the first call: for pages that the server has rendered with their data, whose first
 * paint asks for nothing.
 */
export function createLazyApiClient(
  settings: ApiClientSettings,
  module: LazyModule<Pick<typeof import('../client.ts'), 'createApiClient'>> = clientModule,
): ApiClient {
  const code = lateCall(module);
  const listeners = new Set<(token: string) => void>();
  let made: ApiClient | undefined;
  const make = ({ createApiClient }: Awaited<ReturnType<typeof code>>) => {
    const client = createApiClient(settings);
    client.onUnauthorized((token) => {
      for (const listener of listeners) listener(token);
    });
    return client;
  };
  const client = async () => {
    const arrived = await code();
    made ??= make(arrived);
    return made;
  };
  const own: Pick<ApiClient, 'backendUrl' | 'hidesPrices' | 'onUnauthorized' | 'can'> = {
    backendUrl: settings.backendUrl,
    hidesPrices: !!settings.hidesPrices,
    can: (capability) => made?.can(capability) ?? settings.capabilities?.includes(capability) ?? false,
    onUnauthorized: (listener) => {
      listeners.add(listener);
      // With a session, a call follows soon.
      module.preload();
      return () => listeners.delete(listener);
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
