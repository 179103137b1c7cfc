import type { PartnerContent } from '../content/partner-schema.ts';
import type { Store } from './open-store.ts';

/** An agency that sells the treks, or has sold them: then it is inactive. */
export interface Partner extends PartnerContent {
  /** The name of its file. */
  id: string;
}

/** Names of partners by id, also of those that are gone. */
export async function partnerNames(store: Store): Promise<ReadonlyMap<string, string>> {
  return new Map((await storedPartners(store)).map(({ id, name }) => [id, name]));
}

/** All that have ever had a good file. */
export async function storedPartners(store: Store): Promise<Partner[]> {
  const rows = await store.selectFrom('partners').select(['id', 'content']).orderBy('id').execute();
  return rows.map(({ id, content }) => ({ ...(JSON.parse(content) as PartnerContent), id }));
}
