import './docs.css';
import document from 'virtual:api-document';
import type { JsonSchema } from '../../packages/ui/src/contract/open-api.ts';
import { CodeText } from './code-text.tsx';
import { DocsSection, DocsTable } from './docs-section.tsx';

const calls = Object.entries(document.paths).flatMap(([path, operations]) =>
  Object.entries(operations).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, ...operation })),
);

/** A schema in a few words. */
function wordsOf(schema: JsonSchema | undefined): string {
  if (!schema) return 'nothing is read';
  if (typeof schema.$ref === 'string') return schema.$ref.split('/').at(-1) ?? '';
  if (schema.type === 'array') return `list of ${wordsOf(schema.items)}`;
  if (schema.anyOf) return schema.anyOf.map(wordsOf).join(' or ');
  if (schema.properties && schema.type === 'object') {
    return `{ ${Object.entries(schema.properties)
      .map(([name, field]) => `${name}: ${wordsOf(field)}`)
      .join(', ')} }`;
  }
  return [schema.type ?? 'anything'].flat().join(' or ');
}

const bodyOf = (part: unknown) =>
  wordsOf(
    (part as { content?: { 'application/json': { schema: JsonSchema } } } | undefined)?.content?.['application/json']
      .schema,
  );

/** The first success and the refusals, by status. */
const answersOf = ({ responses }: (typeof calls)[number]) =>
  Object.entries(responses)
    .filter(([status]) => status !== 'default')
    .map(([status, answer]) => `\`${status}\` ${bodyOf(answer)}`)
    .join('; ');

/** Whether a call or field belongs to the contract, or how a backend says that it has it. */
function markOf(part: Record<string, unknown>): string {
  const { 'x-trek': mark, 'x-trek-capability': capability, 'x-trek-announced-by': by } = part;
  if (mark === 'contract') return 'contract';
  if (typeof capability === 'string') return `beyond: \`${capability}\``;
  return typeof by === 'string' ? `beyond: ${by}` : 'beyond';
}

/** Every call and schema of the contract, read from the document that backends get. */
export const ApiReference = () => (
  <div className="docs-page sb-unstyled">
    <DocsSection title="Calls">
      <DocsTable
        label="Calls of the API"
        columns={['Call', 'What it does', 'Session', 'Body', 'Answers', 'Part of']}
        rows={calls.map((call) => ({
          key: call.name,
          cells: [
            <code key="name">{call.name}</code>,
            <CodeText key="summary" text={call.summary} />,
            call.security?.length === 0 ? 'no' : call.security?.length === 2 ? 'if signed in' : 'yes',
            call.requestBody ? bodyOf(call.requestBody) : 'none',
            <CodeText key="answers" text={answersOf(call)} />,
            <CodeText key="mark" text={markOf(call)} />,
          ],
        }))}
      />
    </DocsSection>
    {Object.entries(document.components.schemas).map(([name, { properties = {}, required = [] }]) => (
      <DocsSection key={name} title={name}>
        <DocsTable
          label={`Fields of ${name}`}
          columns={['Field', 'Type', 'Must be there', 'Meaning', 'Part of']}
          rows={Object.entries(properties).map(([field, schema]) => ({
            key: field,
            cells: [
              <code key="field">{field}</code>,
              <CodeText key="type" text={wordsOf(schema)} />,
              required.includes(field) ? 'yes' : 'no',
              <CodeText key="meaning" text={String(schema.description ?? '')} />,
              <CodeText key="mark" text={markOf(schema)} />,
            ],
          }))}
        />
      </DocsSection>
    ))}
  </div>
);
