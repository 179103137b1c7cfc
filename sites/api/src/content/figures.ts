import { didYouMean } from '../core/did-you-mean.ts';
import type { CatalogueContent, ContentKind } from './content-schema.ts';
import type { ReferenceFiles } from './references.ts';

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];

/** The figures that texts may refer to as `{{name}}`, so that each is in one file only. */
export function figuresOf({ advice, terms }: ReferenceFiles, treks: CatalogueContent['treks']): Map<string, string> {
  const figures = new Map<string, string>();
  if (advice) {
    const { sleepingBagCelsius, daypackLiters, freeDays } = advice;
    figures.set('sleepingBag', `${sleepingBagCelsius} °C`.replace('-', '−'));
    figures.set('daypack', `${daypackLiters.least} to ${daypackLiters.most} liters`);
    figures.set('freeDays', WORDS[freeDays] ?? String(freeDays));
  }
  if (terms) figures.set('duffel', `${Math.floor(terms.porter.loadKg / terms.porter.trekkers)} kg`);
  for (const { slug, content } of treks) {
    const highest = Math.max(...content.stages.map(({ altitudeMeters = 0 }) => altitudeMeters));
    if (highest > 0) figures.set(`highestNight:${slug}`, `${highest.toLocaleString('en-US')} m`);
  }
  return figures;
}

const REFERENCE = /\{\{([^{}]{0,80})\}\}/g;

/** Writes the figures into all texts. @returns an error for each reference to none */
export function fillFigures(
  content: CatalogueContent,
  figures: ReadonlyMap<string, string>,
): { filled: CatalogueContent; errors: string[] } {
  const errors: string[] = [];
  const fill = (value: unknown, place: string): unknown => {
    if (typeof value === 'string') {
      return value.replace(REFERENCE, (reference, name: string) => {
        const figure = figures.get(name);
        if (figure !== undefined) return figure;
        errors.push(`${place}: there is no figure "${name}"${didYouMean(name, figures.keys())}`);
        return reference;
      });
    }
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((one, index) => fill(one, `${place}.${index}`));
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [
        key,
        fill(one, place.endsWith(': ') ? place + key : `${place}.${key}`),
      ]),
    );
  };
  const fillKind = <Kind extends ContentKind>(kind: Kind) =>
    content[kind].map((entry) => ({
      ...entry,
      content: fill(entry.content, `${kind}/${entry.slug}.json: `),
    })) as CatalogueContent[Kind];
  const filled = {
    countries: fillKind('countries'),
    regions: fillKind('regions'),
    treks: fillKind('treks'),
    posts: fillKind('posts'),
    partners: fillKind('partners'),
  };
  return { filled, errors };
}

/** Patterns of figures that are written out, with the reference that should be there instead. */
const LITERALS: readonly (readonly [reference: string, literal: RegExp])[] = [
  ['sleepingBag', /sleeping bags?\b[^.<{]{0,60}(?:minus \w+|[−-]\d+)/i],
  ['daypack', /\bday ?packs?\b[^.<{]{0,40}\b\d+[^.<{]{0,10} liters/i],
  [
    'duffel',
    /(?:\bduffel\b|\byours\b|\byour bags?\b)[^.<{]{0,40}\b(?:ten|eleven|twelve|fifteen|\d+)[ -](?:kilos?|kg)\b/i,
  ],
  ['duffel', /\b(?:ten|eleven|twelve|fifteen|\d+)[ -](?:kilos?|kg)\b[^.<{]{0,20}\bduffel\b/i],
  ['freeDays', /\b(?:one|two|three|\d) (?:free days?|days? free)\b/i],
  ['highestNight:…', /\bHighest night<\/td><td>[^<]*\d/i],
];

/** Figures that a text names itself: sooner or later they contradict the others. */
export function literalFigures(content: CatalogueContent): string[] {
  return Object.entries(content).flatMap(([kind, entries]) =>
    (entries as { slug: string; content: unknown }[]).flatMap(({ slug, content: one }) =>
      LITERALS.flatMap(([reference, literal]) => {
        const found = literal.exec(JSON.stringify(one))?.[0];
        return found ? [`${kind}/${slug}.json: "${found}": write {{${reference}}} instead of the figure`] : [];
      }),
    ),
  );
}
