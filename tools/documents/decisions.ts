import { type Document, documents, findFiles, readFile } from './documents.ts';
import { readThreats } from './safeguards.ts';

export interface Decision {
  id: string;
  /** True if it names the code that follows it. */
  namesCode: boolean;
}

/** Reads the decisions of a document: `### D19 Departures with places`, and what follows. */
export function decisionsIn(text: string): Decision[] {
  const sections = text.split(/^### /m).slice(1);
  return sections.map((section) => ({
    id: /^[A-Z]\d+(?= )/.exec(section)?.[0] ?? section.split('\n', 1).join(),
    namesCode: /^Code: `/m.test(section),
  }));
}

export const decisions = documents
  .filter(({ path }) => path.startsWith('docs/decisions/'))
  .flatMap(({ text }) => decisionsIn(text));

export const threatIds = readThreats().map(({ id }) => id);

/** The ids at the start of a title of tests, as in 'D7: today', or at its end, as in 'is refused (Z1, Z2)'. */
export function idsInTitles(source: string): string[] {
  const first = [...source.matchAll(/['"`]([A-Z]\d{1,2})(?: control)?: /g)].map(([, id = '']) => id);
  const last = [...source.matchAll(/\(([A-Z]\d{1,2}(?:, [A-Z]\d{1,2})*)\)['"`]/g)].flatMap(([, ids = '']) =>
    ids.split(', '),
  );
  return [...first, ...last];
}

const TESTS = '{packages,sites,e2e,tools,.storybook}/**/*.{test,test-cases,e2e,attack,stories}.{ts,tsx}';

/** Every id that the titles of tests cite, with the file that does. */
export function citedByTests(): { file: string; id: string }[] {
  return findFiles([TESTS]).flatMap((file) => idsInTitles(readFile(file)).map((id) => ({ file, id })));
}

/** The ids that a document cites in parentheses, as in '(D21)'. */
export function citedIn({ text }: Document): string[] {
  return [...text.matchAll(/\(([A-Z]\d{1,2})\b/g)].map(([, id = '']) => id);
}
