import * as z from 'zod/mini';

const codes = z.optional(z.array(z.int()));

/** What can be found: a trek, a region or a post. Codes are positions in the index's names. */
const searchSubjectSchema = z.object({
  kind: z.enum(['trek', 'region', 'post']),
  title: z.string(),
  /** Missing: the slug of its title. */
  slug: z.optional(z.string()),
  isPopular: z.optional(z.boolean()),
  /** What it is called, too. */
  also: codes,
  /** Where it is, widest last. */
  where: codes,
  /** The places on its way. */
  places: codes,
  /** What is said of it: highlights, activities, a summary. */
  facts: codes,
});
export type SearchSubject = z.output<typeof searchSubjectSchema>;

/** The lists of names that a subject has. */
export type SubjectField = 'also' | 'where' | 'places' | 'facts';

/** Everything that can be looked for by words, each name once. */
export const searchIndexSchema = z.object({ names: z.array(z.string()), subjects: z.array(searchSubjectSchema) });
export type SearchIndex = z.output<typeof searchIndexSchema>;
