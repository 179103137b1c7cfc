import { describe, expect, test } from 'vitest';
import { BACKEND_CAPABILITIES } from '../api/capabilities.ts';
import { API_CALLS, apiCallEntries } from './calls.ts';
import { contractFields } from './contract-fields.ts';
import { type JsonSchema, openApiDocument } from './open-api.ts';

const document = openApiDocument();
const { schemas } = document.components;
const fieldOf = (schema: string, field: string): JsonSchema => schemas[schema]?.properties?.[field] ?? {};

/** Every object of the document, with the path to it. */
function objectsIn(value: unknown, path: string): [string, Record<string, unknown>][] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.entries(value).flatMap(([name, part]) => objectsIn(part, `${path}/${name}`));
  return [[path, value as Record<string, unknown>], ...below];
}

/** Calls and fields of bodies in the specification's tables. */
const SPECIFIED = {
  'GET /country/all': [],
  'GET /region/all': [],
  'GET /trek/all': [],
  'GET /trek/id/:id': [],
  'GET /blog/all': [],
  'GET /payment/config': [],
  'POST /payment/create-payment-intent': [
    ...['trekId', 'amount', 'currency', 'numTravelers', 'customerName', 'customerEmail'],
  ],
  'GET /payment/status/:id': [],
  'GET /booking/user': [],
  'POST /booking/user-details': [
    ...['firstName', 'lastName', 'email', 'phone', 'country', 'specialRequirements', 'bookingDate', 'trekId'],
  ],
  'POST /auth/register': ['fullname', 'email', 'phone', 'password'],
  'POST /auth/login': ['email', 'password', 'rememberMe'],
  'POST /auth/change-password': ['oldPassword', 'newPassword'],
  'POST /auth/reset-password-request': ['email'],
  'POST /auth/reset-password': ['email', 'newPassword', 'token'],
  'POST /contact': ['name', 'email', 'phone', 'message'],
  'GET /auth/me': [],
};

describe('the document', () => {
  test('has every call once', () => {
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(API_CALLS).sort());
  });

  test('refers only to schemas that it has', () => {
    const references = objectsIn(document, '').flatMap(([, { $ref }]) => (typeof $ref === 'string' ? $ref : []));
    const names = new Set(references.map((reference) => reference.replace('#/components/schemas/', '')));
    expect([...names].filter((name) => !(name in schemas))).toEqual([]);
    expect(Object.keys(schemas).filter((name) => !names.has(name))).toEqual([]);
  });

  test('marks every call and every field', () => {
    const fields = objectsIn(document, '').filter(([path]) => /\/properties\/[^/]+$/.test(path));
    const unmarked = fields.filter(([, field]) => field['x-trek'] !== 'contract' && field['x-trek'] !== 'beyond');
    expect(unmarked.map(([path]) => path)).toEqual([]);
    expect(objectsIn(document, '').filter(([, part]) => 'x-made-of' in part)).toEqual([]);
  });

  test('names every capability where it counts', () => {
    const named = objectsIn(document, '').map(([, part]) => part['x-trek-capability']);
    expect(new Set(named.filter(Boolean))).toEqual(new Set(BACKEND_CAPABILITIES));
  });

  test('marks what the specification names as the contract, and nothing else', () => {
    const known = apiCallEntries().flatMap(([, { beyond, method, path, request }]) => {
      if (beyond) return [];
      const { properties = {} } = schemas[request?.[0] ?? ''] ?? {};
      const fields = Object.entries(properties).filter(([, field]) => field['x-trek'] === 'contract');
      return [[`${method} ${path}`, fields.map(([name]) => name)]];
    });
    expect(Object.fromEntries(known)).toEqual(SPECIFIED);
    expect(contractFields).toEqual(SPECIFIED);
  });

  test('requires of a trek what can’t be sold without, and lets numbers be text', () => {
    expect(schemas.Trek?.required).toEqual(
      expect.arrayContaining(['id', 'title', 'description', 'difficulty', 'price', 'duration', 'image', 'country']),
    );
    expect(schemas.Trek?.required).toHaveLength(8);
    expect(fieldOf('Trek', 'price')).toMatchObject({ type: ['number', 'null', 'string'], pattern: '[0-9]' });
    expect(fieldOf('Trek', 'sources')).toMatchObject({ 'x-trek': 'beyond' });
  });

  test('describes fields in the words of the sources', () => {
    expect(fieldOf('Trek', 'price').description).toBe('US dollars per person; null: on request.');
    expect(fieldOf('Booking', 'departureRequest').description).toMatch(/^Set where the company has to agree/);
    expect(fieldOf('BookingRequest', 'bookingDate').description).toBe('The day of departure: `YYYY-MM-DD`');
    expect(fieldOf('PaymentRequest', 'amount').description).toMatch(/^Whole US dollars/);
  });

  test('quotes the contract’s sentences', () => {
    const operation = document.paths['/payment/create-payment-intent']?.post;
    expect(JSON.stringify(operation?.responses['400'])).toContain('Trek with ID 12 not found');
  });
});
