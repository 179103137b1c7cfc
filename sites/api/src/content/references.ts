import type { LeaderDiscount } from '@trek/ui/pricing';
import type * as z from 'zod';
import { didYouMean } from '../core/did-you-mean.ts';
import type { adviceSchema, TeamMember, termsSchema } from './company-schema.ts';
import type { CatalogueContent, StageContent, TrekContent } from './content-schema.ts';
import type { climateSchema, notOfferedSchema, permitsSchema, TrekReferences } from './reference-schema.ts';

/** The company files that the catalogue refers to, as far as there are any. */
export interface ReferenceFiles {
  advice?: z.output<typeof adviceSchema> | undefined;
  terms?: z.output<typeof termsSchema> | undefined;
  permits?: z.output<typeof permitsSchema> | undefined;
  climate?: z.output<typeof climateSchema> | undefined;
  team?: TeamMember[] | undefined;
  notOffered?: z.output<typeof notOfferedSchema> | undefined;
}

/** Adds the company's facts to each trek. @returns an error for each reference to none */
export function resolveReferences(
  treks: CatalogueContent['treks'],
  { terms, permits = {}, climate = {}, team = [], notOffered = [] }: ReferenceFiles,
): { treks: CatalogueContent['treks']; errors: string[] } {
  const errors: string[] = [];
  const leaderDiscount = terms && leaderDiscountOf(terms.groupLeader);
  const find = <Value>(values: Readonly<Record<string, Value>>, name: string, place: string): Value | undefined => {
    if (Object.hasOwn(values, name)) return values[name];
    errors.push(`${place}: there is no "${name}"${didYouMean(name, Object.keys(values))}`);
    return undefined;
  };
  const resolved = treks.map(({ slug, content }) => {
    const file = `treks/${slug}.json`;
    const guide = team.find(({ regions = [] }) => content.region !== undefined && regions.includes(content.region));
    const nearTo = notOffered.flatMap(({ names, nearest }) =>
      nearest.includes(slug) ? [{ names, place: nearest.indexOf(slug) }] : [],
    );
    const references: TrekReferences = {
      permits: (content.permits ?? []).flatMap((name, index) => find(permits, name, `${file}: permits.${index}`) ?? []),
      climate: content.climate === undefined ? undefined : find(climate, content.climate, `${file}: climate`),
      guide: guide && { name: guide.name, role: guide.role, bio: guide.bio },
      ...(nearTo.length > 0 && { nearTo }),
      singleSupplementUsd: singleSupplement(content.stages, terms?.singleSupplementUsd),
      leaderDiscount,
      takesGuests: terms?.guestBookings,
    };
    return { slug, content: { ...content, references } satisfies TrekContent };
  });
  return { treks: resolved, errors };
}

/** Names of treks that are not offered though a trek has them, and treks that come near to them and do not exist. */
export function notOfferedWarnings(treks: CatalogueContent['treks'], { notOffered = [] }: ReferenceFiles): string[] {
  const own = new Map(
    treks.flatMap(({ slug, content: { title, alsoKnownAs = [] } }) =>
      [title, ...alsoKnownAs].map((name) => [name.toLowerCase(), slug] as const),
    ),
  );
  const slugs = treks.map(({ slug }) => slug);
  return notOffered.flatMap(({ names, nearest }, index) => {
    const place = `company/not-offered.json: ${index}`;
    return [
      ...names.flatMap((name, position) => {
        const owner = own.get(name.toLowerCase());
        return owner ? [`${place}.names.${position}: "${name}" is offered: it is a name of treks/${owner}.json`] : [];
      }),
      ...nearest.flatMap((slug, position) =>
        slugs.includes(slug)
          ? []
          : [`${place}.nearest.${position}: there is no trek "${slug}"${didYouMean(slug, slugs)}`],
      ),
    ];
  });
}

/** The terms count the members who pay, the discount all travelers: the leader comes on top. */
function leaderDiscountOf({
  halfFrom,
  halfPercent,
  freeFrom,
}: z.output<typeof termsSchema>['groupLeader']): LeaderDiscount {
  return [
    { fromTravelers: halfFrom + 1, percent: halfPercent },
    { fromTravelers: freeFrom + 1, percent: 100 },
  ];
}

/** The price of a room or tent of one's own over all nights. */
function singleSupplement(
  stages: readonly StageContent[],
  perNight: z.output<typeof termsSchema>['singleSupplementUsd'],
): number | undefined {
  if (!perNight) return undefined;
  const nights = stages.flatMap(({ accommodation }) => (accommodation ? nightKind(accommodation) : []));
  return nights.length > 0 ? nights.reduce((sum, kind) => sum + perNight[kind], 0) : undefined;
}

function nightKind(accommodation: string): 'hotel' | 'lodge' | 'tent' {
  if (/\b(?:hotel|resort|houseboat|jungle lodge)\b/i.test(accommodation)) return 'hotel';
  return /\b(?:tent|camp)/i.test(accommodation) ? 'tent' : 'lodge';
}
