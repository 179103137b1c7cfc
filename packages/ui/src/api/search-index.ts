import * as z from 'zod/mini';

const codes = z.optional(z.array(z.int()));

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
});
export type SearchSubject = z.output<typeof searchSubjectSchema>;

/** The lists of names that a subject has. */
export type SubjectField = 'also' | 'where' | 'places' | 'facts';

/** Everything that can be looked for by words, each name once. */
export const searchIndexSchema = z.object({ names: z.array(z.string()), subjects: z.array(searchSubjectSchema) });
/** Names and facts of all treks, places and posts, for suggestions. */
export type SearchIndex = z.output<typeof searchIndexSchema>;
