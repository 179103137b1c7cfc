import { type ApiCall, type ApiCallName, apiCallEntries } from '@trek/ui/internal/contract/calls';
import * as z from 'zod/mini';

/** Statuses that a call can be answered with. */
export const FAULT_STATUSES = [401, 404, 429, 500] as const;

const faultSchema = z.union([
  /** The backend is asked, and its answer comes so much later. */
  z.strictObject({ kind: z.literal('slow'), seconds: z.number().check(z.gte(0), z.lte(60)) }),
  /** The backend is not asked. */
  z.strictObject({ kind: z.literal('status'), status: z.literal([...FAULT_STATUSES]) }),
  /** The connection breaks; the backend is not asked. */
  z.strictObject({ kind: z.literal('dropped') }),
  /** The answer is held until the next answer of the same call has come. */
  z.strictObject({ kind: z.literal('out-of-order') }),
]);

/** A fault of a call. */
export type Fault = z.infer<typeof faultSchema>;
export type FaultStatus = (typeof FAULT_STATUSES)[number];

/** The calls of a tab that are under fault. */
export type Switches = Partial<Record<ApiCallName, Fault>>;

const switchesSchema = z.partialRecord(z.enum(apiCallEntries().map(([name]) => name)), faultSchema);

/** Reads switches that a tab has stored; none where they are of another build, or no switches. */
export function readSwitches(text: string | null): Switches {
  try {
    return switchesSchema.parse(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}

/** The fault in words. */
export function describeFault(fault: Fault): string {
  if (fault.kind === 'slow') return `slow, ${fault.seconds} s`;
  if (fault.kind === 'status') return String(fault.status);
  return fault.kind === 'dropped' ? 'dropped' : 'out of order';
}

const everywhere = (fault: Fault, isMeant: (call: ApiCall) => boolean = () => true): Switches =>
  Object.fromEntries(apiCallEntries().flatMap(([name, call]) => (isMeant(call) ? [[name, fault]] : [])));

/** The number of faults, in words. */
export const countFaults = (count: number): string => `${count} ${count === 1 ? 'fault' : 'faults'}`;

/** Whole situations, by name. */
export const PRESETS: Readonly<Record<string, Switches>> = {
  'No faults': {},
  'Everything fails': everywhere({ kind: 'status', status: 500 }),
  Offline: everywhere({ kind: 'dropped' }),
  'Slow phone': everywhere({ kind: 'slow', seconds: 3 }),
  'Session refused': everywhere({ kind: 'status', status: 401 }, ({ session }) => session === 'required'),
  'Too many requests': everywhere({ kind: 'status', status: 429 }),
};

/** Where the contract names no sentence for a status, the reference API says this. */
const SENTENCES: Readonly<Record<FaultStatus, string>> = {
  401: 'Unauthorized',
  404: 'Not found',
  429: 'Too many attempts. Please try again later.',
  500: 'Something went wrong',
};

/** The sentence of a refused call: the contract's own, where it has one. */
export function sentenceOf({ errors }: ApiCall, status: FaultStatus): string {
  return (status in errors && errors[status as 401 | 404]?.[0]) || SENTENCES[status];
}
