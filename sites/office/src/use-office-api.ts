import { usePorts } from '@trek/ui/provider';
import { useSession } from '@trek/ui/session';
import { useMemo } from 'react';
import useSWR from 'swr';
import { officeMessages } from './office.messages.ts';

/** The office's calls, in the name of whoever is signed in. Each rejects with what the server said. */
export function useOfficeApi() {
  const { api } = usePorts();
  const { token } = useSession();
  return useMemo(() => {
    async function call(path: string, body?: object): Promise<Response> {
      const response = await fetch(`${api.backendUrl}/office${path}`, {
        method: body ? 'POST' : 'GET',
        headers: {
          Authorization: `Bearer ${token}`,
          ...(body && { 'Content-Type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      }).catch(() => {
        throw new Error(officeMessages.unreachable);
      });
      if (response.ok) return response;
      const { message } = await response.json().catch(() => ({ message: officeMessages.failed }));
      throw new Error(message);
    }
    return {
      read: async <Answer>(path: string): Promise<Answer> => (await call(path)).json(),
      send: async <Answer>(path: string, body: object): Promise<Answer> => (await call(path, body)).json(),
      file: async (path: string): Promise<Blob> => (await call(path)).blob(),
    };
  }, [api, token]);
}

/**
 * One read of the office's, anew each time that its page is shown. Its key names the operator second, as all private reads of
 * the site do: what was read goes when they sign out.
 */
export function useOfficeRead<Answer>(path: string) {
  const { read } = useOfficeApi();
  const operator = String(useSession().user?.id ?? '');
  return useSWR<Answer, Error>(['office', operator, path], () => read(path), {
    revalidateIfStale: true,
    revalidateOnFocus: true,
  });
}
