import type { CatalogueContent, ContentEntry, ContentKind } from '../content/content-schema.ts';
import type { Store } from './open-store.ts';
import { inTransaction } from './transaction.ts';

const KINDS: readonly ContentKind[] = ['countries', 'regions', 'treks', 'posts'];
/** The one row that records which content is imported. */
const IMPORT_ID = 1;

/**
 * Makes the catalogue tables match this content, in one transaction. A trek without a file stays, off offer, while a
 * booking needs it. Does nothing if this version is already imported.
 */
export async function importContent(
  store: Store,
  content: CatalogueContent,
  version: string,
  now: Date,
): Promise<void> {
  await inTransaction(store, async (transaction) => {
    const held = await transaction.selectFrom('content_import').select('version').executeTakeFirst();
    if (held?.version === version) return;
    // First, because this row also makes servers that start together import one after the other.
    await transaction
      .insertInto('content_import')
      .values({ id: IMPORT_ID, version })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ version }))
      .execute();
    for (const kind of KINDS) {
      for (const entry of content[kind]) await write(transaction, kind, entry, now);
      await removeGone(transaction, kind, new Set(content[kind].map((entry) => entry.content.id)), now);
    }
  });
}

async function write(
  store: Store,
  kind: ContentKind,
  { slug, content }: ContentEntry<{ id: number }>,
  now: Date,
): Promise<void> {
  const moment = now.toISOString();
  const written = { slug, content: JSON.stringify(content), updated_at: moment };
  await store
    .insertInto(kind)
    .values({ ...written, id: content.id, created_at: moment })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(written).where(`${kind}.content`, '!=', written.content),
    )
    .execute();
  if (kind === 'treks') await setWithdrawn(store, content.id, null);
}

async function removeGone(store: Store, kind: ContentKind, present: ReadonlySet<number>, now: Date): Promise<void> {
  const rows = await store.selectFrom(kind).select('id').execute();
  for (const { id } of rows.filter((row) => !present.has(row.id))) {
    if (kind === 'treks' && (await isBooked(store, id))) await setWithdrawn(store, id, now.toISOString());
    else await store.deleteFrom(kind).where('id', '=', id).execute();
  }
}

async function isBooked(store: Store, trekId: number): Promise<boolean> {
  const booking = await store
    .selectFrom('bookings')
    .select('id')
    .where('trek_id', '=', trekId)
    .limit(1)
    .executeTakeFirst();
  return booking !== undefined;
}

async function setWithdrawn(store: Store, trekId: number, moment: string | null): Promise<void> {
  await store.updateTable('treks').set({ withdrawn_at: moment }).where('id', '=', trekId).execute();
}
