import type * as z from 'zod/mini';
import { type Announcement, type API_CALLS, type ApiCallName, apiCallEntries } from './calls.ts';
import { fieldRulesOf } from './entities.ts';

type Calls = typeof API_CALLS;

/** A call of the contract itself: its method and its path. */
export type ContractCall = {
  [Name in ApiCallName]: Calls[Name] extends { beyond: Announcement }
    ? never
    : `${Calls[Name]['method']} ${Calls[Name]['path']}`;
}[ApiCallName];

function fieldsOf(schema: z.ZodMiniType): string[] {
  const { shape } = schema._zod.def as unknown as { shape: object };
  return Object.keys(shape).filter((name) => !(name in fieldRulesOf(schema).beyond));
}

/** The calls of the contract with the fields of their bodies, and nothing else. */
export const contractFields = Object.fromEntries(
  apiCallEntries()
    .filter(([, { beyond }]) => !beyond)
    .map(([, { method, path, request }]) => [`${method} ${path}`, request ? fieldsOf(request[1]) : []] as const),
) as Readonly<Record<string, readonly string[]>> as Readonly<Record<ContractCall, readonly string[]>>;
