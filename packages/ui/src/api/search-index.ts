import * as z from 'zod/mini';

const codes = z.optional(z.array(z.int()));

/** Facts of a trek that words such as "easy" or "under 1000" are compared with. */
const trekFiguresSchema = z.object({
  /** One of the catalogue's levels, such as `Easy`. */
  difficulty: z.string(),
  days: z.number(),
  /** Per person; missing: on request. */
  priceUsd: z.optional(z.number()),
  /** Meters; missing: not known. */
  maxAltitude: z.optional(z.number()),
  /** The best months, 1 to 12; missing: not known. */
  seasonMonths: codes,
  /** The least travelers; missing: one. */
  minGroup: z.optional(z.number()),
  /** Kinds of trek, such as `Teahouse trek`. */
  types: codes,
});
export type TrekFigures = z.output<typeof trekFiguresSchema>;

/** A search result: a trek, a region or a post. Codes are positions in the index's names. */
const searchSubjectSchema = z.object({
  kind: z.enum(['trek', 'region', 'post']),
  title: z.string(),
  /** Missing: the slug of its title. */
  slug: z.optional(z.string()),
  isPopular: z.optional(z.boolean()),
  /** Other names. */
  also: codes,
  /** Places that contain it, widest last. */
  where: codes,
  /** Places along its route. */
  places: codes,
  /** Facts about it: highlights, activities, a summary. */
  facts: codes,
  /** Of treks; missing: they are found by their words alone. */
  figures: z.optional(trekFiguresSchema),
});
export type SearchSubject = z.output<typeof searchSubjectSchema>;

/** The lists of names that a subject has. */
export type SubjectField = 'also' | 'where' | 'places' | 'facts';

/** A trek that others offer, such as K2 base camp. */
const notOfferedSchema = z.object({
  names: z.array(z.string()),
  /** The treks that come nearest, as positions in the index's subjects. */
  nearest: z.array(z.int()),
});
export type NotOffered = z.output<typeof notOfferedSchema>;

/** Everything that can be looked for by words, each name once. */
export const searchIndexSchema = z.object({
  names: z.array(z.string()),
  subjects: z.array(searchSubjectSchema),
  /** Treks that visitors look for and the company does not offer; missing: none is known. */
  notOffered: z.optional(z.array(notOfferedSchema)),
});
/** Names and facts of all treks, places and posts, for suggestions. */
export type SearchIndex = z.output<typeof searchIndexSchema>;
