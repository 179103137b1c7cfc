const SITE = Number(process.env.E2E_PORT ?? 4310);

/** Ports of an agency's page: one for each test that may run beside another. The API lets these origins in. */
export const AGENCY_PORTS = [SITE + 3, SITE + 4, SITE + 5];
