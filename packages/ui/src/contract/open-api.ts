import * as z from 'zod/mini';
import { BACKEND_CAPABILITIES } from '../api/capabilities.ts';
import { type Announcement, type ApiCall, apiCallEntries } from './calls.ts';
import { ENTITIES, fieldRulesOf } from './entities.ts';
import { commentsOf } from './field-comments.ts';

/** A JSON Schema, or a part of one. */
export interface JsonSchema {
  [keyword: string]: unknown;
  type?: string | string[] | undefined;
  properties?: Record<string, JsonSchema> | undefined;
  required?: string[] | undefined;
  items?: JsonSchema | undefined;
  anyOf?: JsonSchema[] | undefined;
}

/** The document of the API: OpenAPI 3.1. */
export interface OpenApiDocument {
  openapi: string;
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, JsonSchema>;
    securitySchemes: Record<string, unknown>;
  };
  [extension: `x-${string}`]: unknown;
}

/** A call in the document. */
interface Operation {
  operationId: string;
  summary: string;
  security?: Record<string, string[]>[];
  parameters?: object[];
  requestBody?: object;
  responses: Record<string, Answer>;
  [extension: `x-${string}`]: unknown;
}

interface Answer {
  description: string;
  content?: { 'application/json': { schema: JsonSchema; examples?: Record<string, { value: unknown }> } };
}

const REFERENCES = '#/components/schemas/';

const DESCRIPTION = `What a backend has to answer so that @trek/ui sells its treks. Calls and fields with \`x-trek: contract\` are all
that the kit needs; those with \`x-trek: beyond\` add to it, and the kit uses them where the backend names the capability in
\`x-trek-capability\`, in a list \`capabilities\` of a user, a trek or the payment configuration, or where the field is there.
Unknown fields are ignored. Lists may stand alone or under a name such as \`data\`; a single entity may stand under its name. Money is in US dollars.`;

/** The marks of a call in the document. */
const markOf = (beyond: Announcement | undefined) => {
  if (!beyond) return { 'x-trek': 'contract' };
  if ('capability' in beyond) return { 'x-trek': 'beyond', 'x-trek-capability': beyond.capability };
  return { 'x-trek': 'beyond', 'x-trek-announced-by': beyond.announcedBy };
};

/** The bounds of a safe integer, which say nothing. */
const isNoBound = (value: unknown) => Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER;

/** The schema of a field that may be written as text. */
const alsoAsText = (field: JsonSchema, name: string): JsonSchema => ({
  ...field,
  type: [field.type ?? [], 'string'].flat(),
  ...(/id$/i.test(name) ? { minLength: 1 } : { pattern: '[0-9]' }),
});

/** Marks the fields of an object. @param isBeyond whether the object itself is beyond the contract */
function markFields(schema: z.core.$ZodType, json: JsonSchema, isBeyond: boolean): void {
  const { shape } = schema._zod.def as unknown as { shape: Record<string, z.core.$ZodType> };
  const { mayLack, mustHave, asText, beyond } = fieldRulesOf(schema);
  const { properties = {}, required = [] } = json;
  for (const [name, field] of Object.entries(properties)) {
    const isExtra = isBeyond || shape[name]?._zod.def.type === 'catch' || name in beyond;
    const capability = beyond[name];
    properties[name] = {
      ...(asText.includes(name) ? alsoAsText(field, name) : field),
      'x-trek': isExtra ? 'beyond' : 'contract',
      ...(capability && { 'x-trek-capability': capability }),
    };
  }
  const mayBeMissing = [
    ...mayLack,
    ...(isBeyond ? [] : Object.keys(properties).filter((name) => isExtraField(properties[name]))),
  ];
  const needed = [...required.filter((name) => !mayBeMissing.includes(name)), ...mustHave];
  json.required = needed.length > 0 ? needed : undefined;
}

const isExtraField = (field: JsonSchema | undefined) => field?.['x-trek'] === 'beyond';

/** Describes an object's fields in the words of the sources' comments. */
function describeFields(json: JsonSchema): void {
  const comments = commentsOf(Object.keys(json.properties ?? {}));
  for (const [name, field] of Object.entries(json.properties ?? {})) {
    const description = comments.get(name);
    if (description && json.properties) json.properties[name] = { ...field, description };
  }
}

/** Names the schema that an object of the document is made of, until its fields are marked. */
const MADE_OF = 'x-made-of';

/** Marks all fields of the document, beginning with what the contract's calls give and take. */
class Marker {
  readonly #schemas: Record<string, JsonSchema>;
  readonly #objects: readonly z.core.$ZodType[];
  readonly #seen = new Set<string>();

  constructor(schemas: Record<string, JsonSchema>, objects: readonly z.core.$ZodType[]) {
    this.#schemas = schemas;
    this.#objects = objects;
  }

  markNamed(id: string, isBeyond: boolean): void {
    if (this.#seen.has(id)) return;
    this.#seen.add(id);
    this.#mark(this.#schemas[id], isBeyond);
  }

  #mark(json: unknown, isBeyond: boolean): void {
    if (typeof json !== 'object' || json === null) return;
    const schema = json as JsonSchema;
    const { [MADE_OF]: index, $ref } = schema;
    if (index !== undefined) {
      describeFields(schema);
      markFields(this.#objects[Number(index)] as z.core.$ZodType, schema, isBeyond);
    }
    delete schema[MADE_OF];
    // A schema that only a field beyond the contract refers to waits for its turn.
    if (typeof $ref === 'string' && !isBeyond) this.markNamed($ref.slice(REFERENCES.length), false);
    for (const part of Object.values(schema.properties ?? {})) this.#mark(part, isBeyond || isExtraField(part));
    for (const part of [schema.items, ...(schema.anyOf ?? [])]) this.#mark(part, isBeyond);
  }
}

/** A schema as the document refers to it. */
type Refer = (schema: z.ZodMiniType) => JsonSchema;

/** Writes the schemas that have a name, and gives the others to whom they belong. */
function writeSchemas(calls: readonly ApiCall[]): { schemas: Record<string, JsonSchema>; refer: Refer } {
  const metadata = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(ENTITIES)) metadata.add(schema, { id });
  for (const { request } of calls) if (request) metadata.add(request[1], { id: request[0] });
  const unnamed = calls.flatMap(schemasOf).filter((schema) => !metadata.has(schema));
  for (const [index, schema] of unnamed.entries()) metadata.add(schema, { id: `${UNNAMED}${index}` });
  const objects: z.core.$ZodType[] = [];
  const { schemas } = z.toJSONSchema(metadata, {
    metadata,
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      for (const bound of ['minimum', 'maximum'] as const) if (isNoBound(jsonSchema[bound])) delete jsonSchema[bound];
      if (zodSchema._zod.def.type === 'object') jsonSchema[MADE_OF] = objects.push(zodSchema) - 1;
    },
    uri: (id) => `${REFERENCES}${id}`,
  }) as { schemas: Record<string, JsonSchema> };
  const all: Record<string, JsonSchema> = {};
  for (const [id, { $schema: _, $id: __, id: ___, ...schema }] of Object.entries(schemas)) all[id] = schema;
  const marker = new Marker(all, objects);
  const idOf = (schema: z.ZodMiniType) => metadata.get(schema)?.id ?? '';
  marker.markNamed('Error', false);
  // The contract's calls first: what they lead to is of the contract.
  for (const call of [...calls].sort((one, other) => Number('beyond' in one) - Number('beyond' in other))) {
    for (const schema of schemasOf(call)) marker.markNamed(idOf(schema), call.beyond !== undefined);
  }
  for (const id of Object.keys(all)) marker.markNamed(id, true);
  return {
    schemas: Object.fromEntries(Object.entries(all).filter(([id]) => !id.startsWith(UNNAMED))),
    refer: (schema) => {
      const id = idOf(schema);
      return id.startsWith(UNNAMED) ? (all[id] ?? {}) : { $ref: `${REFERENCES}${id}` };
    },
  };
}

/** The schemas of a call, but for answers of which nothing is read. */
const schemasOf = ({ request, answers }: ApiCall): z.ZodMiniType[] =>
  [...(request ? [request[1]] : []), ...Object.values(answers)].filter((schema) => !isUnread(schema));

/** Marks the names of schemas that stand where they are used. */
const UNNAMED = '-';

/** The kit reads nothing of such an answer. */
const isUnread = (schema: z.ZodMiniType) => schema._zod.def.type === 'unknown';

const STATUS_WORDS: Readonly<Record<string, string>> = {
  400: 'The request is refused.',
  401: 'There is no session, or it has ended.',
  403: 'The session may not do this.',
  404: 'There is no such entity.',
  409: 'It contradicts what is stored.',
  410: 'It is over.',
};

const json = (schema: JsonSchema, examples?: Record<string, { value: unknown }>) => ({
  'application/json': { schema, ...(examples && { examples }) },
});

function answersOf({ answers, errors }: ApiCall, refer: Refer): Operation['responses'] {
  const good = Object.entries(answers).map(([status, schema]): [string, Answer] => [
    status,
    isUnread(schema)
      ? { description: 'Done. Nothing of the answer is read.' }
      : { description: 'Done.', content: json(refer(schema)) },
  ]);
  const refused = Object.entries(errors).map(([status, sentences]): [string, Answer] => [
    status,
    {
      description: STATUS_WORDS[status] ?? '',
      content: json(
        refer(ENTITIES.Error),
        Object.fromEntries(sentences.map((message, index) => [`sentence${index + 1}`, { value: { message } }])),
      ),
    },
  ]);
  const other: Answer = { description: 'Any other refusal, with its sentence.', content: json(refer(ENTITIES.Error)) };
  return { ...Object.fromEntries([...good, ...refused]), default: other };
}

/** The bearer in a call. One that a call does not need may be left out. */
const SECURITY: Record<ApiCall['session'], Record<string, string[]>[]> = {
  none: [],
  'if signed in': [{}, { bearer: [] }],
  required: [{ bearer: [] }],
};

function operationOf(name: string, call: ApiCall, refer: Refer): Operation {
  return {
    operationId: name,
    summary: call.summary,
    ...markOf(call.beyond),
    security: SECURITY[call.session],
    ...(call.path.includes(':id') && { parameters: [ID_PARAMETER] }),
    ...(call.request && { requestBody: { required: true, content: json(refer(call.request[1])) } }),
    responses: answersOf(call, refer),
  };
}

const ID_PARAMETER = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };

/** The version of the contract: a change that old backends do not fulfil raises the first number. */
const CONTRACT_VERSION = '1.0.0';

/**
 * The contract of the API as an OpenAPI document, made of the schemas that the kit and the reference backend read by.
 * @param server the address of the backend that serves the document. Default: `/api`
 */
export function openApiDocument(server = '/api'): OpenApiDocument {
  const entries = apiCallEntries();
  const { schemas, refer } = writeSchemas(entries.map(([, call]) => call));
  const paths: OpenApiDocument['paths'] = {};
  for (const [name, call] of entries) {
    const path = call.path.replace(':id', '{id}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(name, call, refer) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Trek booking API', version: CONTRACT_VERSION, description: DESCRIPTION },
    servers: [{ url: server }],
    'x-trek-capabilities': BACKEND_CAPABILITIES,
    paths,
    components: { schemas, securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
  };
}
