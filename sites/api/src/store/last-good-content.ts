import type { FormerTrek } from '../content/content-errors.ts';
import {
  type CatalogueContent,
  type ContentKind,
  countrySchema,
  earlierTrekSchema,
  postSchema,
  regionSchema,
} from '../content/content-schema.ts';
import type { LastGood } from '../content/last-good.ts';
import { partnerSchema } from '../content/partner-schema.ts';
import type { Store } from './open-store.ts';

/** Stored by another release, so that it may have a shape that this one can't serve. */
const SCHEMAS = {
  countries: countrySchema,
  regions: regionSchema,
  treks: earlierTrekSchema,
  posts: postSchema,
  partners: partnerSchema,
} as const;

/** The treks that are off offer, but have bookings. */
export async function formerTreks(store: Store): Promise<FormerTrek[]> {
  const rows = await store
    .selectFrom('treks')
    .select(['id', 'slug', 'content'])
    .where('withdrawn_at', 'is not', null)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('bookings').select('bookings.id').whereRef('bookings.trek_id', '=', 'treks.id')),
    )
    .execute();
  return rows.map(({ id, slug, content }) => ({ id, slug, createdAt: JSON.parse(content).createdAt }));
}

function contentRows(store: Store, kind: ContentKind): Promise<{ slug: string; content: string }[]> {
  return kind === 'partners'
    ? store.selectFrom(kind).select(['id as slug', 'content']).orderBy('id').execute()
    : store.selectFrom(kind).select(['slug', 'content']).orderBy('id').execute();
}

/** The content as it was imported last, with what is off offer. */
export async function lastGoodContent(store: Store): Promise<LastGood> {
  const held = await store.selectFrom('content_import').select('company').executeTakeFirst();
  const ofKind = async <Kind extends ContentKind>(kind: Kind) => {
    const rows = await contentRows(store, kind);
    return rows.flatMap((row) => {
      const { references, ...content } = JSON.parse(row.content);
      const { data } = SCHEMAS[kind].safeParse(content);
      if (data === undefined) return [];
      return [{ slug: row.slug, content: references === undefined ? data : { ...data, references } }];
    }) as CatalogueContent[Kind];
  };
  return {
    content: {
      countries: await ofKind('countries'),
      regions: await ofKind('regions'),
      treks: await ofKind('treks'),
      posts: await ofKind('posts'),
      partners: await ofKind('partners'),
    },
    company: held?.company ? JSON.parse(held.company) : {},
    former: await formerTreks(store),
  };
}
