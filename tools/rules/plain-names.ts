import ts from 'typescript';
import { readTexts } from './plain-words.ts';
import { sourceFaults } from './source-faults.ts';

/** A word of an identifier, and the standard terms to choose from. */
const NAMES = new Map([
  ...['told', 'tell', 'tells', 'telling', 'untold', 'said', 'unsaid'].map(
    (word) => [word, 'report, notify, emit'] as const,
  ),
  ...['asked', 'unasked'].map((word) => [word, 'requested, loading'] as const),
  ...['standing', 'standings'].map((word) => [word, 'status, stage'] as const),
  ['kept', 'cached, stored, retained'],
]);

/** Fields of the office's API, whose names a running office page reads. */
const PUBLISHED = new Set(['keptAmount', 'standing']);

/** Words that a title avoids behind its id, such as “B12 control:”, and the ones to choose from. */
const TITLES: [RegExp, instead: string][] = [
  [/^(that|of|which|who|whose|null|nothing|about|and|so) /, 'a sentence with its subject or verb first'],
  [/\b(is|are|was|were) (none|(not )?there|let go)\b/, 'does not exist, returns 404, is omitted'],
  [/\basked for\b/, 'requested, fetched, required'],
  [/\b(hears?|heard) of\b/, 'reads, receives'],
  [/\b(tells?|told|said)\b/, 'reports, notifies, shows'],
  [/\bholes\b/, 'gaps, null entries'],
  [/\bin this moment\b/, 'at the same moment'],
  [/\bgoes on\b/, 'continues, works'],
  [/\b(stands?|stays standing)\b/, 'is, appears'],
];
const ID = /^(\$id |[A-Z]{1,2}\d+,? ?)*( ?control)?: /;

/** Each identifier and test title of the file with a word of the tables, with the term to write instead. */
export function puzzlingNames(file: string, source?: string): string[] {
  const faultOf = (node: ts.Node) => {
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) return faultOfName(node);
    return ts.isCallExpression(node) ? faultOfTitle(node) : undefined;
  };
  return sourceFaults(file, faultOf, source);
}

function faultOfName(node: ts.Identifier | ts.PrivateIdentifier): string | undefined {
  const { text } = node;
  if (/_EVERY_MS$/.test(text)) return `“${text}”: write <TASK>_INTERVAL_MS`;
  // Columns of the database and fields of a provider.
  if (/[a-z]_/.test(text) || (PUBLISHED.has(text) && isField(node))) return undefined;
  const words = text.split(/[_#\d]|(?<=[a-z])(?=[A-Z])/).map((word) => word.toLowerCase());
  const instead = words.map((word) => NAMES.get(word)).find(Boolean);
  return instead && `“${text}”: write ${instead}`;
}

function isField(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isBindingElement(parent)) return parent.propertyName === node;
  if (ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent)) return parent.name === node;
  return ts.isPropertySignature(parent);
}

function faultOfTitle({ expression, arguments: [title] }: ts.CallExpression): string | undefined {
  if (!title || !isTest(expression)) return undefined;
  if (!ts.isStringLiteralLike(title) && !ts.isTemplateExpression(title)) return undefined;
  const text = title.getText().slice(1, -1);
  const [, instead] = TITLES.find(([words]) => words.test(text.replace(ID, ''))) ?? [];
  return instead && `title “${text}”: write ${instead}`;
}

/** `test`, `test.each(rows)`, `test.describe` and the like. */
function isTest(node: ts.Node): boolean {
  if (ts.isPropertyAccessExpression(node) || ts.isCallExpression(node)) return isTest(node.expression);
  if (ts.isTaggedTemplateExpression(node)) return isTest(node.tag);
  return ts.isIdentifier(node) && ['test', 'it', 'describe'].includes(node.text);
}

/** Every puzzling name of the repository. */
export function faultsOfNames(): string[] {
  return readTexts()
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => puzzlingNames(file));
}
