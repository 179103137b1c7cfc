import { writeFileSync } from 'node:fs';
import { RULE_GROUPS, wordsOf } from './contract-rules.ts';

/** Storybook's search finds the headings that stand in a page's file, so each rule is written into it as one. */
const escaped = (text: string) => text.replaceAll(/[{}<>*_[\]\\]/g, '\\$&');

/** The page of all rules. */
export function rulesPage(): string {
  const groups = RULE_GROUPS.map(({ of, title, rules }) =>
    [
      `## ${of}: ${title}`,
      ...rules.map((rule) => `#### ${rule.number} ${escaped(wordsOf(rule))}\n\n<RuleLine of="${rule.number}" />`),
    ].join('\n\n'),
  );
  return `{/* Written by rules-page.ts, of the rules beside it. */}

import { Meta } from '@storybook/addon-docs/blocks';
import { RuleLine, RunSummary } from '../../../.storybook/docs/rule-line.tsx';

<Meta title="Rules" />

# Rules

Every text, time and way that the contract demands and a screen can show. _B_ is the contract of browsing, _A_ that of accounts and
booking; the first figure is its section. A link opens the step; where none can show it, the line names the test that holds it.

<RunSummary />

${groups.join('\n\n')}
`;
}

if (import.meta.main) writeFileSync(new URL('../rules.mdx', import.meta.url), rulesPage());
