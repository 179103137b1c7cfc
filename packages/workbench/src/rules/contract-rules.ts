import { CONTRACT_BEHAVIOR } from './contract-behavior.ts';
import type { ContractRule } from './contract-rule.ts';
import { CONTRACT_TEXTS } from './contract-texts.ts';

/** Every rule with its number: `A4.7` is the seventh of section 4 of accounts and booking, behaviors before texts. */
export const RULE_GROUPS = numbered();

function numbered() {
  const counts = new Map<string, number>();
  return [...CONTRACT_BEHAVIOR, ...CONTRACT_TEXTS]
    .toSorted((one, other) => one.of.localeCompare(other.of))
    .map(({ of, title, rules }) => ({
      of,
      title,
      rules: rules.map((rule) => {
        const count = (counts.get(of) ?? 0) + 1;
        counts.set(of, count);
        return { number: `${of}.${count}`, ...rule };
      }),
    }));
}

export type NumberedRule = (typeof RULE_GROUPS)[number]['rules'][number];

const rules = new Map(RULE_GROUPS.flatMap((group) => group.rules.map((rule) => [rule.number, rule] as const)));

/** @throws Error for a number that no rule has */
export function ruleOf(number: string): NumberedRule {
  const rule = rules.get(number);
  if (!rule) throw new Error(`No rule has the number ${number}.`);
  return rule;
}

/** Words and figure of a rule, in one line. */
export function wordsOf(rule: ContractRule): string {
  if ('text' in rule) return `“${rule.text}”`;
  return rule.value === undefined ? rule.says : `${rule.says}: ${rule.value}`;
}

/** The rules that a story shows. */
export const rulesShownBy = (storyId: string): readonly NumberedRule[] =>
  [...rules.values()].filter((rule) => 'story' in rule && rule.story === storyId);

/**
 * The text of the contract that a story shows.
 * @throws Error if it shows none, or several
 */
export function textShownBy(storyId: string): string {
  const texts = rulesShownBy(storyId).flatMap((rule) => ('text' in rule ? [rule.text] : []));
  const [text] = texts;
  if (text === undefined || texts.length > 1) throw new Error(`${storyId} shows ${texts.length} texts, not one.`);
  return text;
}
