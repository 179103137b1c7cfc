import { globSync } from 'node:fs';
import ts from 'typescript';
import { sourceFaults } from './source-faults.ts';

/** Files that no visitor of a host sees, and tests. */
const NOT_SHOWN = /^(packages\/ui|sites\/office)\/src\/testing\/|\.(stories|test)\.tsx$/;

/** Attributes and props that a screen reader announces or a browser shows. */
const SPOKEN = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'title',
  'placeholder',
  'label',
  'hint',
  'children',
]);

const hasWords = (text: string) => /\p{L}{2}/u.test(text);

/** The office is in English only, so its views import their texts directly. */
const ENGLISH_ONLY = /^sites\/office\//;

/** Every view of the kit, the elements and the office. */
export function views(): string[] {
  const files = globSync(['packages/ui/src/*/**/*.tsx', 'packages/elements/src/**/*.tsx', 'sites/office/src/**/*.tsx']);
  return files.filter((file) => !NOT_SHOWN.test(file));
}

/**
 * Texts that a view writes itself, or reads without regard to the page's language.
 * @returns one line for each place
 */
export function foreignTexts(file: string, source?: string): string[] {
  return sourceFaults(file, (node) => faultOf(node, file), source);
}

function faultOf(node: ts.Node, file: string): string | undefined {
  if (ts.isPropertyAccessExpression(node) && node.name.text === 'english' && !ENGLISH_ONLY.test(file)) {
    return `reads ${node.getText()}: call useTexts`;
  }
  if (ts.isJsxText(node) && hasWords(node.text)) return `writes “${node.text.trim()}”`;
  if (isText(node) && hasWords(node.text) && isSpoken(node)) return `writes “${node.text}”`;
}

const isText = (node: ts.Node): node is ts.StringLiteral | ts.TemplateHead | ts.NoSubstitutionTemplateLiteral =>
  ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateHead(node);

/** True if an element says or holds the text, also through a condition. */
function isSpoken(text: ts.Node): boolean {
  let node = text.parent;
  while (
    ts.isConditionalExpression(node) ||
    ts.isParenthesizedExpression(node) ||
    ts.isTemplateExpression(node) ||
    (ts.isBinaryExpression(node) && !isComparison(node))
  ) {
    node = node.parent;
  }
  if (ts.isJsxExpression(node)) {
    if (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent)) return true;
    node = node.parent;
  }
  if (ts.isJsxAttribute(node)) return SPOKEN.has(node.name.getText());
  if (ts.isPropertyAssignment(node) && node.name !== text) {
    return SPOKEN.has(ts.isStringLiteral(node.name) ? node.name.text : node.name.getText());
  }
  return false;
}

const isComparison = ({ operatorToken }: ts.BinaryExpression) => /^[!=]==?$/.test(operatorToken.getText());

/** The files with texts in French: of the kit, the site and its mails. */
export const frenchFiles = (): string[] =>
  globSync([
    'packages/ui/src/**/*.texts.fr.ts',
    'sites/web/src/translations/fr.texts.ts',
    'sites/api/src/mail/texts/fr.ts',
  ]);

/** Double signs that could begin a line, and opening quotes that could end one. Signs of a password are none. */
const LOOSE_SIGN = /[^\u00A0\u202F\s@$!%*?&;:][:;?!»](?=\s|$)| [:;?!»%]|«[^\u00A0\u202F]/;

const isPiece = (node: ts.Node): node is ts.LiteralLikeNode =>
  isText(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node);

/** French texts whose double signs have no space before them that keeps the line. @returns one line for each place */
export const looseFrenchSigns = (file: string, source?: string): string[] =>
  sourceFaults(
    file,
    (node) => {
      // Behind a fact, a sign is the first of its piece.
      const before = ts.isTemplateMiddle(node) || ts.isTemplateTail(node) ? 'x' : '';
      if (!isPiece(node) || ts.isImportDeclaration(node.parent) || !LOOSE_SIGN.test(before + node.text)) return;
      return `“${node.text}”: write U+00A0 before : » and %, U+202F before ; ? and !, and U+00A0 after «`;
    },
    source,
  );

/** Every text that a view contains itself, and every French one whose signs stand loose. */
export function faultsOfTexts(): string[] {
  return [...views().flatMap((file) => foreignTexts(file)), ...frenchFiles().flatMap((file) => looseFrenchSigns(file))];
}
