import { monthsOfSeasons } from '@trek/ui/internal/seasons-of-month';
import { closedPeriodFor } from '@trek/ui/pricing';
import type { ContentEntry, TrekContent } from './content-schema.ts';

/** By their first three letters, and in this order. */
const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];
const bothCases = (names: string) => `(?:${names}|${names.toUpperCase()})`;
const SHORT = bothCases('Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec');
const WHOLE = bothCases('(?:Janu|Febru)ary|March|April|May|June|July|August|(?:Septem|Octo|Novem|Decem)ber');
/** With a capital letter, as "may" is a verb; a short one with its dot. */
const MONTH_NAME = new RegExp(String.raw`\b${SHORT}\b\.?|\b${WHOLE}\b`, 'g');
/** The dot of a short month ends no sentence that goes on in small letters, with a dash or with a month. */
const GOES_ON = String.raw`\s+(?:[a-z\d–—-]|(?:TO|THRU|THROUGH|UNTIL|AND|${SHORT}|${WHOLE})\b)`;
const SENTENCE_END = new RegExp(String.raw`(?<=[.!?;])(?<!\b${SHORT}\.(?=${GOES_ON}))\s+`);

/** Words that say when a trek goes. */
const SEASON = /\bseasons?\b|\b(?:good|usual) months\b|\bwe (?:walk|run|offer|do) it\b/i;
/** Seasons of something else, and times that are not the season. */
const OTHER_SEASON =
  /\b(?:rainy|wet|dry|monsoon|off|low|high|busy|peak|main|quiet|shoulder|closed|festival|flower|flowering|harvest)[- ]seasons?\b|\bseason (?:for|of) |\b(?:outside|out of|off|before|after|beyond|no|not) (?:the |this )?season\b/i;
/** The words after which a sentence goes on to something else. */
const AFTERTHOUGHT = /,\s+(?:with|when|while|but|though|although|as|because|which|where|since)\b/;

/** Words around a month that leave it the same month. */
const VAGUE =
  /\bmid-|\b(?:about|around|roughly|usually|early|mid|middle|late|the|beginning|start|end|first|second|last|half|days?|weeks?|of|from|\d{1,2}(?:st|nd|rd|th)?)\b/gi;
/** Without the vague words: "all the way to" is "all way to". */
const UNTIL =
  /^(?:right |up |(?:all |right )way )?(?:(?:through|thru) )?(?:to|until|till|['’‘]til|through|thru|into|–|—|-)$/i;
const BETWEEN = /\bbetween$/i;

/** Treks whose texts name another season than their files, and starts or months that their closed periods rule out. */
export function seasonWarnings(treks: readonly ContentEntry<TrekContent>[]): string[] {
  return treks.flatMap(({ slug, content }) =>
    [...textWarnings(content), ...wordWarnings(content), ...closedWarnings(content)].map(
      (warning) => `treks/${slug}.json: ${warning}`,
    ),
  );
}

function textWarnings({ season, ...content }: TrekContent): string[] {
  if (!season) return [];
  const sentences = seasonSentences(content);
  const mentioned = new Set(sentences.flatMap(monthsIn));
  if (mentioned.size === 0) return [];
  const quoted = sentences.map((sentence) => `"${sentence}"`).join(' and ');
  const known = [...season.months, ...(season.shoulderMonths ?? [])];
  const added = season.months.filter((month) => !mentioned.has(month));
  const missing = [...mentioned].filter((month) => !known.includes(month));
  return [
    ...(added.length > 0 ? [`season.months: has ${names(added)}, but a text says ${quoted}: correct one`] : []),
    ...(missing.length > 0 ? [`season.months: lacks ${names(missing)}, but a text says ${quoted}: correct one`] : []),
  ];
}

/** Words of which the trek goes in no month. */
function wordWarnings({ season, bestSeason }: TrekContent): string[] {
  if (!season) return [];
  return bestSeason
    .filter((word) => !monthsOfSeasons([word]).some((month) => season.months.includes(month)))
    .map((word) => `bestSeason: "${word}" has none of the season's months, ${names(season.months)}: delete it`);
}

/** The sentences of a trek's texts that say its season in months. */
function seasonSentences({
  description,
  highlights,
  metaDescription,
  questions = [],
}: Pick<TrekContent, 'description' | 'highlights' | 'metaDescription' | 'questions'>): string[] {
  const answers = questions.flatMap(({ question, answer }) =>
    // The answer to 'When is the season?' needs no more than months.
    SEASON.test(question) ? [`${question.replace(/\?$/, ':')} ${answer}`] : [answer],
  );
  return [...description, ...highlights, metaDescription, ...answers]
    .flatMap((text) => text.split(SENTENCE_END))
    .filter((sentence) => SEASON.test(sentence) && !OTHER_SEASON.test(sentence) && monthsIn(sentence).length > 0);
}

/** The months that a sentence names, with those between: 'late September to mid-October' is 9 and 10. */
export function monthsIn(sentence: string): number[] {
  const [text = ''] = sentence.split(AFTERTHOUGHT);
  const found = [...text.matchAll(MONTH_NAME)].map(({ 0: name, index }) => ({ name, index, end: index + name.length }));
  const months = new Set<number>();
  for (const [position, { name, index }] of found.entries()) {
    const month = monthOf(name);
    months.add(month);
    const before = found[position - 1];
    if (!before) continue;
    const link = plain(text.slice(before.end, index));
    const isBetween = link === 'and' && BETWEEN.test(plain(text.slice(0, before.index)));
    if (!isBetween && !UNTIL.test(link)) continue;
    for (let next = monthOf(before.name); next !== month; next = (next % 12) + 1) months.add(next);
  }
  return [...months].sort((one, other) => one - other);
}

/** Without words that leave a month the same. */
const plain = (words: string) =>
  words
    .replaceAll(VAGUE, ' ')
    .replaceAll(/[\s,]+/g, ' ')
    .trim();
const monthOf = (name: string) =>
  MONTHS.findIndex((month) => month.slice(0, 3).toUpperCase() === name.slice(0, 3).toUpperCase()) + 1;
const names = (months: readonly number[]) => months.map((month) => MONTHS[month - 1]).join(', ');

function closedWarnings({ season, durationDays, departures = [] }: TrekContent): string[] {
  if (!season) return [];
  const { closed = [], months, shoulderMonths = [] } = season;
  const shut = [...months, ...shoulderMonths].filter((month) =>
    [1, 8, 15, 22, 28].every((day) => closedPeriodFor({ closed }, dayOf(month, day))),
  );
  const lost = departures.filter(({ startDate }) => closedPeriodFor({ closed, days: durationDays }, startDate));
  return [
    ...(shut.length > 0 ? [`season: ${names(shut)} is a month of it, but closed`] : []),
    ...lost.map(({ startDate }) => `departures: the one on ${startDate} is in a closed period, so no one can book it`),
  ];
}

const dayOf = (month: number, day: number) => `2027-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
