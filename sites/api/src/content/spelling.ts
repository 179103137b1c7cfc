import type { CatalogueContent } from './content-schema.ts';

/** British spellings with what takes their place: texts are written as the rest of the site, in American English. */
const SPELLINGS: readonly (readonly [british: RegExp, american: string])[] = [
  [/(?:cand|col|fav|neighb|harb|hon|lab|hum|flav|rum|vap)our/i, '…or'],
  [/(?:met|lit|cent|theat|fib)res?\b/i, '…er'],
  [/\b(?:travell|cancell|refuell|labell|modell|marvell)(?:er|ed|ing|ous)\w*/i, 'one l'],
  [/(?:organ|recogn|real|special|acclimat|apolog|custom)is(?:e|ed|es|ing|ation)\b/i, '…iz…'],
  [/\bstoreyed\b/i, 'story'],
  [/\bgrey\w*/i, 'gray'],
  [/\bprogrammes?\b/i, 'program'],
  [/\b(?:towards|afterwards|backwards|forwards|upwards|downwards)\b/i, 'no s'],
  [/\b(?:whilst|amongst)\b/i, 'while, among'],
  [/\b(?:licences?|defence|offence|pretence)\b/i, '…nse'],
  [/\bpractis\w*/i, 'practice'],
  [/\bround (?:the|its)\b/i, 'around'],
  [/\bpaediatr\w*/i, 'pediatr…'],
  [/\babseil\w*/i, 'rappel'],
  [
    /\b(?:jewellery|woollen|cosy|plough\w*|tyres?|mould\w*|sceptic\w*|enquir\w*|cheques?|aluminium|pyjamas|aeroplanes?)\b/i,
    'the American word',
  ],
];

/** Words in British spelling, with their files. */
export function britishSpellings({ partners: _names, ...texts }: CatalogueContent): string[] {
  return Object.entries(texts).flatMap(([kind, entries]) =>
    (entries as { slug: string; content: unknown }[]).flatMap(({ slug, content: one }) => {
      const text = JSON.stringify(one);
      return SPELLINGS.flatMap(([british, american]) => {
        const found = british.exec(text)?.[0];
        return found ? [`${kind}/${slug}.json: "${found}" is British: write it the American way (${american})`] : [];
      });
    }),
  );
}
