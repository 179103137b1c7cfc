import { setupServer } from 'msw/node';
import { afterEach, expect, test } from 'vitest';
import { createApiClient } from '../api/client.ts';
import { BACKEND_URL } from '../testing/api-answers.ts';
import { apiHandler, faults } from '../testing/msw-handlers.ts';
import { failures } from './workbench-machine.ts';

const server = setupServer();
afterEach(() => server.close());

test.each([
  ['401', faults.unauthorized, failures['401']],
  ['500', faults.serverError, failures['500']],
  ['offline', faults.offline, failures.offline],
  ['malformed', faults.malformed, failures.malformed],
])('the failure %s is what the client makes of the stories’ fault', async (_, fault, { reject }) => {
  server.use(apiHandler('paymentConfig', fault));
  server.listen({ onUnhandledFrame: 'error' } as never);
  const api = createApiClient({ backendUrl: BACKEND_URL, placeholderImage: '', readToken: () => null });
  await expect(api.paymentConfig()).rejects.toMatchObject({ status: reject.status, message: reject.message });
});
