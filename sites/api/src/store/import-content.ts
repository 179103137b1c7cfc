import {
  type CatalogueContent,
  type ContentEntry,
  isPublic,
  NUMBERED_KINDS,
  type NumberedKind,
  type TrekContent,
} from '../content/content-schema.ts';
import type { PartnerContent } from '../content/partner-schema.ts';
import type { ReferenceFiles } from '../content/references.ts';
import { importDepartures } from './departures.ts';
import type { Store } from './open-store.ts';
import { storedPartners } from './partners.ts';
import { inTransaction } from './transaction.ts';

/** The one row that records which content is imported. */
const IMPORT_ID = 1;

interface ImportedContent {
  content: CatalogueContent;
  company: ReferenceFiles;
  version: string;
}

/**
 * Makes the catalogue tables match this content, in one transaction. A trek without a file stays, off offer: bookings
 * need it, and texts may name its figures. Does nothing if this version is already imported.
 */
export async function importContent(
  store: Store,
  { content, version, ...read }: ImportedContent,
  now: Date,
): Promise<void> {
  const company = JSON.stringify(read.company);
  await inTransaction(store, async (transaction) => {
    const held = await transaction.selectFrom('content_import').select(['version', 'company']).executeTakeFirst();
    if (held?.version === version && held.company === company) return;
    // First, because this row also makes servers that start together import one after the other.
    await transaction
      .insertInto('content_import')
      .values({ id: IMPORT_ID, version, company })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ version, company }))
      .execute();
    if (held?.version === version) return;
    for (const kind of NUMBERED_KINDS) {
      for (const entry of content[kind]) await write(transaction, kind, entry, now);
      await removeGone(transaction, kind, new Set(content[kind].map((entry) => entry.content.id)), now);
    }
    await importPartners(transaction, content.partners, now);
  });
}

/** A partner without a file stays, inactive: bookings name it. */
async function importPartners(
  store: Store,
  entries: readonly ContentEntry<PartnerContent>[],
  now: Date,
): Promise<void> {
  const moment = now.toISOString();
  const present = new Set(entries.map(({ slug }) => slug));
  const gone = (await storedPartners(store)).filter(({ id, active }) => active && !present.has(id));
  const all = [
    ...entries.map(({ slug, content }) => ({ id: slug, content })),
    ...gone.map(({ id, ...content }) => ({ id, content: { ...content, active: false } })),
  ];
  for (const { id, content } of all) {
    const written = { content: JSON.stringify(content), updated_at: moment };
    await store
      .insertInto('partners')
      .values({ ...written, id, created_at: moment })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(written).where('partners.content', '!=', written.content),
      )
      .execute();
  }
}

async function write(
  store: Store,
  kind: NumberedKind,
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
  if (kind !== 'treks') return;
  const trek = content as TrekContent;
  await setWithdrawn(store, trek.id, isPublic(trek) ? null : moment);
  await importDepartures(store, trek.id, trek.departures ?? [], now);
}

async function removeGone(store: Store, kind: NumberedKind, present: ReadonlySet<number>, now: Date): Promise<void> {
  const rows = await store.selectFrom(kind).select(['id', 'content']).execute();
  for (const { id, content } of rows.filter((row) => !present.has(row.id))) {
    if (kind !== 'treks') await store.deleteFrom(kind).where('id', '=', id).execute();
    else await withdraw(store, id, content, now.toISOString());
  }
}

/** As if its file said so. */
async function withdraw(store: Store, id: number, content: string, moment: string): Promise<void> {
  const withdrawn = { ...JSON.parse(content), status: 'withdrawn' } satisfies Partial<TrekContent>;
  await store
    .updateTable('treks')
    .set({ content: JSON.stringify(withdrawn) })
    .where('id', '=', id)
    .execute();
  await setWithdrawn(store, id, moment);
}

/** Keeps the moment of a trek that is off offer already. */
async function setWithdrawn(store: Store, trekId: number, moment: string | null): Promise<void> {
  await store
    .updateTable('treks')
    .set({ withdrawn_at: moment })
    .where('id', '=', trekId)
    .$if(moment !== null, (update) => update.where('withdrawn_at', 'is', null))
    .execute();
}
