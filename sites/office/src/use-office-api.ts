import { usePorts } from '@trek/ui/provider';
import { useSession } from '@trek/ui/session';
import { useMemo } from 'react';
import useSWR from 'swr';
import { ACCESS_PATH, callOffice, officeKey } from './call-office.ts';
import { officeMessages } from './office.messages.ts';
import { saveOfficeToken, useOfficeToken } from './office-token.ts';

/** The office's calls, in the name of whoever is signed in. Each rejects with what the server said. */
export function useOfficeApi() {
  const { api } = usePorts();
  const { token: session, reject } = useSession();
  const officeToken = useOfficeToken();
  return useMemo(() => {
    const { backendUrl } = api;
    const isEntry = (path: string) => path.startsWith(ACCESS_PATH);

    /** The office is not there for a session that has ended, as after an hour without use. */
    async function leaveIfEnded(): Promise<void> {
      const access = await callOffice({ backendUrl, token: session }, ACCESS_PATH).catch(unreachable);
      if (access.ok) return;
      saveOfficeToken(null);
      reject();
    }

    async function call(path: string, body?: object): Promise<Response> {
      const token = isEntry(path) ? session : officeToken;
      const response = await callOffice({ backendUrl, token }, path, body).catch(unreachable);
      if (response.ok) return response;
      if (response.status === 404 && !isEntry(path)) await leaveIfEnded();
      const { message } = await response.json().catch(() => ({ message: officeMessages.failed }));
      throw new Error(message);
    }
    return {
      read: async <Answer>(path: string): Promise<Answer> => (await call(path)).json().catch(unreachable),
      post: async <Answer>(path: string, body: object): Promise<Answer> =>
        (await call(path, body)).json().catch(unreachable),
      file: async (path: string): Promise<Blob> => (await call(path)).blob(),
    };
  }, [api, session, officeToken, reject]);
}

/** No answer, a late one, or half of one. */
function unreachable(): never {
  throw new Error(officeMessages.unreachable);
}

/** One read of the office's, anew each time that its page is shown. */
export function useOfficeRead<Answer>(path: string) {
  const { read } = useOfficeApi();
  const { user } = useSession();
  return useSWR<Answer, Error>(officeKey(user?.id, path), () => read(path), {
    revalidateIfStale: true,
    revalidateOnFocus: true,
  });
}
