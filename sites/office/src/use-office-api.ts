import { usePorts } from '@trek/ui/provider';
import { useSession } from '@trek/ui/session';
import { useMemo } from 'react';
import useSWR from 'swr';
import { ACCESS_PATH, callOffice, officeKey } from './call-office.ts';
import { officeMessages } from './office.messages.ts';
import { saveOfficeToken, useOfficeToken } from './office-token.ts';

/** A refusal of the server, in its words. */
export class OfficeError extends Error {
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

/** The office's API in the name of the signed-in operator. Each call rejects with the server's message. */
export function useOfficeApi() {
  const { api } = usePorts();
  const { token: session, reject } = useSession();
  const officeToken = useOfficeToken();
  return useMemo(() => {
    const { backendUrl } = api;
    const isEntry = (path: string) => path.startsWith(ACCESS_PATH);

    /** A session that has ended, for example after an hour without use, loses the office. */
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
      throw new OfficeError(message, response.status);
    }
    return {
      read: async <Answer>(path: string): Promise<Answer> => (await call(path)).json().catch(unreachable),
      post: async <Answer>(path: string, body: object): Promise<Answer> =>
        (await call(path, body)).json().catch(unreachable),
      file: async (path: string): Promise<Blob> => (await call(path)).blob(),
    };
  }, [api, session, officeToken, reject]);
}

/** No response, a late one, or an incomplete one. */
function unreachable(): never {
  throw new Error(officeMessages.unreachable);
}

/** Reads from the office's API, again on every visit of a page. */
export function useOfficeRead<Answer>(path: string) {
  const { read } = useOfficeApi();
  const { user } = useSession();
  return useSWR<Answer, Error>(officeKey(user?.id, path), () => read(path), {
    revalidateIfStale: true,
    revalidateOnFocus: true,
  });
}
