import { createApiClient } from '../../src/api/client.ts';

/** The client of a backend that is asked for nothing. */
export const api = createApiClient({
  backendUrl: 'https://api.example.com',
  placeholderImage: '/none.svg',
  readToken: () => null,
  capabilities: ['personal-data', 'remove-booking', 'profile', 'email-change', 'invoices', 'change-requests'],
});
