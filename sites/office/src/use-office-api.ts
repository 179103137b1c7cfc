import type { OfficeAccess } from '@trek/api/office';
import { usePorts } from '@trek/ui/provider';
import { useSession } from '@trek/ui/session';
import { useMemo } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { ACCESS_PATH, callOffice, officeKey } from './call-office.ts';
import { officeMessages } from './office.messages.ts';

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
  const { token, user, reject } = useSession();
  const { mutate } = useSWRConfig();
  const operator = user?.id;
  return useMemo(() => {
    const { backendUrl } = api;
    const isEntry = (path: string) => path.startsWith(ACCESS_PATH);

    /** An entry ends after twelve hours, or with a session that was not used for an hour: the page asks for a code, or to sign in. */
    async function leaveIfEnded(): Promise<void> {
      const answer = await callOffice({ backendUrl, token }, ACCESS_PATH).catch(unreachable);
      if (!answer.ok) return reject();
      const access: OfficeAccess = await answer.json().catch(unreachable);
      if (!access.isInside) await mutate(officeKey(operator, ACCESS_PATH), access, { revalidate: false });
    }

    async function call(path: string, body?: object): Promise<Response> {
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
  }, [api, token, operator, mutate, reject]);
}

/** No response, a late one, or an incomplete one. */
function unreachable(): never {
  throw new Error(officeMessages.unreachable);
}

/**
 * Reads from the office's API, again on every visit of a page.
 * @param path null: nothing is read for now
 */
export function useOfficeRead<Answer>(path: string | null) {
  const { read } = useOfficeApi();
  const { user } = useSession();
  return useSWR<Answer, Error>(path === null ? null : officeKey(user?.id, path), () => read(path ?? ''), {
    revalidateIfStale: true,
    revalidateOnFocus: true,
  });
}
