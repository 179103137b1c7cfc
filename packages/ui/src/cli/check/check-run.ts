import { BACKEND_CAPABILITIES, type BackendCapability } from '../../api/capabilities.ts';
import { entityIn, listIn, listOf, readField, readTexts } from '../../api/http/read-value.ts';
import { API_CALLS, type ApiCallName } from '../../contract/calls.ts';
import type { JsonSchema, OpenApiDocument } from '../../contract/open-api.ts';
import { Caller, type CallInput, type Came } from './caller.ts';
import type { Finding } from './report.ts';
import { schemaFaults } from './schema-faults.ts';

/** Settings of a check. */
export interface CheckSettings {
  document: OpenApiDocument;
  fetch?: typeof fetch;
  /** The origin of a page that has to be allowed to call. Default: none in particular. */
  origin?: string | undefined;
  /** Waits between two questions for a payment. */
  wait?: (ms: number) => Promise<unknown>;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/** A way in which an answer leaves the contract. */
export interface Fault {
  expected: string;
  came?: string;
  advice: string;
}

/** How lists and entities may be wrapped, by call: the kit looks there. */
const NAMES: Partial<Record<ApiCallName, readonly string[]>> = {
  listCountries: ['countries'],
  listRegions: ['regions'],
  listTreks: ['treks'],
  findTrek: ['trek'],
  listPosts: ['posts', 'blogs'],
  listBookings: ['bookings', 'booking'],
  currentUser: ['user'],
  listTravelers: ['travelers'],
  changeSavedTreks: ['treks'],
};

/** One run of the suite: what it knows of the backend so far, and what it has found. */
export class CheckRun {
  readonly findings: Finding[] = [];
  readonly settings: CheckSettings;
  readonly caller: Caller;
  /** Capabilities that the backend names. */
  readonly announced = new Set<string>();
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<unknown>;

  constructor(url: string, settings: CheckSettings) {
    this.settings = settings;
    this.caller = new Caller(url, settings.fetch);
    this.now = settings.now ?? Date.now;
    this.wait = settings.wait ?? ((ms) => new Promise((resolve) => setTimeout(resolve, ms)));
  }

  call(name: ApiCallName, input?: CallInput): Promise<Came> {
    return this.caller.call(name, input);
  }

  can(capability: BackendCapability): boolean {
    return this.announced.has(capability);
  }

  /** Notes the capabilities that an answer names. */
  note(answer: unknown): void {
    const known: readonly string[] = BACKEND_CAPABILITIES;
    for (const name of readTexts(readField(answer, 'capabilities'))) if (known.includes(name)) this.announced.add(name);
  }

  add(finding: Finding): void {
    this.findings.push(finding);
  }

  skip(title: string, why: string): void {
    this.add({ title: `${title}: ${why}`, state: 'skipped' });
  }

  /** Notes a check with its faults. @returns whether it passed */
  verify(title: string, came: Came, faults: readonly (Fault | undefined | false)[]): boolean {
    const found = faults.filter((fault) => fault !== undefined && fault !== false);
    if (found.length === 0) this.add({ title, state: 'passed', call: came.call });
    for (const { expected, advice, came: words = came.words } of found) {
      this.add({ title, state: 'failed', call: came.call, expected, came: words, advice });
    }
    return found.length === 0;
  }

  /** Checks an answer that should be a success. @returns its value without a wrapper; undefined: it failed */
  good(
    title: string,
    name: ApiCallName,
    came: Came,
    more: (value: unknown) => (Fault | undefined | false)[] = () => [],
  ) {
    const faults: (Fault | undefined | false)[] = this.#statusFaults(name, came);
    const schema = faults.length > 0 ? undefined : this.#schemaOf(name, came.status);
    const read = schema && this.#unwrap(name, schema, came);
    if (read) faults.push(...read.faults, ...(read.faults.length === 0 ? more(read.value) : []));
    const passed = this.verify(title, came, faults);
    for (const hint of read?.hints ?? []) {
      const expected = 'fields beyond the contract as openapi.json has them';
      const advice = 'Write it so, or leave it out: the kit does without it.';
      this.add({ title: `${title}: ${hint}`, state: 'hint', call: came.call, expected, advice });
    }
    return passed ? (read?.value ?? {}) : undefined;
  }

  /** Checks an answer that should be a refusal with a sentence. */
  refused(title: string, came: Came, statuses: readonly number[], why: string): boolean {
    const isStatus = statuses.includes(came.status);
    const sentence = schemaFaults(this.settings.document, { $ref: '#/components/schemas/Error' }, came.value);
    const wanted = statuses.length > 4 ? 'a status from 400 to 499' : statuses.join(' or ');
    return this.verify(title, came, [
      !isStatus && {
        expected: `${wanted}, with { "message": "…" }`,
        advice: `Answer ${statuses[0]} where ${why}.`,
      },
      isStatus &&
        sentence.length > 0 && {
          expected: `${came.status} with a sentence: { "message": "…" }`,
          advice: 'Send the reason as `message`: the visitor reads it.',
        },
    ]);
  }

  #statusFaults(name: ApiCallName, came: Came): Fault[] {
    const { answers } = API_CALLS[name];
    const statuses = Object.keys(answers);
    if (came.status === 0) {
      return [{ expected: 'an answer', advice: 'Is the address right, and does the backend run?' }];
    }
    if (statuses.includes(String(came.status))) return [];
    const advice = came.status === 429 ? 'There were too many calls. Try again later.' : `Answer ${statuses[0]}.`;
    return [{ expected: statuses.join(' or '), advice }];
  }

  #schemaOf(name: ApiCallName, status: number): JsonSchema | undefined {
    const { method, path } = API_CALLS[name];
    const operation = this.settings.document.paths[path.replace(':id', '{id}')]?.[method.toLowerCase()];
    return operation?.responses[status]?.content?.['application/json'].schema;
  }

  /** The value of an answer as the kit finds it, with its faults. */
  #unwrap(name: ApiCallName, schema: JsonSchema, came: Came) {
    const faults: Fault[] = [];
    if (!came.isJson || came.value === undefined) {
      const expected = 'JSON';
      return { value: undefined, hints: [], faults: [{ expected, advice: 'Answer with a JSON body.' }] };
    }
    if (!/^application\/(?:[\w.+-]+\+)?json\b/i.test(came.type)) {
      faults.push({
        expected: 'the content type application/json',
        advice: 'Send the header `Content-Type: application/json`.',
      });
    }
    const names = NAMES[name] ?? [];
    const isList = schema.type === 'array';
    const value = isList ? listFrom(name, came.value, names) : entityFrom(came.value, names);
    if (value === undefined) {
      const advice = `Answer with the list itself, or with it under "data"${names.length > 0 ? ` or "${names[0]}"` : ''}.`;
      return { value, hints: [], faults: [{ expected: 'a list', advice }] };
    }
    const found = schemaFaults(this.settings.document, schema, value);
    const words = ({ path, words }: { path: string; words: string }) => `${path || 'the answer'} ${words}`.trim();
    const [first, ...rest] = found.filter(({ isBeyond }) => !isBeyond).map(words);
    if (first !== undefined) {
      const others = rest.length > 0 ? `; and ${rest.length} more, such as ${rest.slice(0, 2).join('; ')}` : '';
      faults.push({
        expected: `fields as openapi.json has them under ${refOf(schema)}`,
        came: `${first}${others}. ${came.words}`,
        advice: 'Send the field as the document has it.',
      });
    }
    return {
      value,
      faults,
      hints: found
        .filter(({ isBeyond }) => isBeyond)
        .map(words)
        .slice(0, 3),
    };
  }
}

/** The name of the schema that an answer is of. */
const refOf = ({ $ref, items }: JsonSchema): string =>
  String($ref ?? items?.$ref ?? 'this call').replace('#/components/schemas/', '');

/** An entry without the envelope that some frameworks put around its fields. */
function opened(entry: unknown): unknown {
  const inside = readField(entry, 'attributes');
  return typeof inside === 'object' && inside !== null ? { ...inside, ...(entry as object) } : entry;
}

function listFrom(name: ApiCallName, value: unknown, names: readonly string[]): unknown[] | undefined {
  if (name !== 'listBookings') return listOf(value, ...names)?.map(opened);
  // One booking may come alone.
  if (value === null) return [];
  const isOne = readField(value, 'trekId') !== undefined && !Array.isArray(value) && listIn(value) === undefined;
  return isOne ? [entityIn(value, 'booking')] : listOf(value, ...names)?.map(opened);
}

const entityFrom = (value: unknown, [name]: readonly string[]): unknown =>
  opened(name === undefined ? inData(value) : entityIn(inData(value), name));

/** An entity may be in an envelope. */
function inData(value: unknown): unknown {
  const inside = readField(value, 'data');
  return typeof inside === 'object' && inside !== null && !Array.isArray(inside) ? inside : value;
}

/** Every status of a refusal but those of a missing session or a fault of the server. */
export const REFUSALS = [400, 404, 409, 422, 403, 410, 415];
