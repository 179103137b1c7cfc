import { type ApiClient, findTrekAddress, readTrek, type Trek } from '@trek/ui/api';

/** The treks of a comparison, in the order of its address. */
export interface ComparedTreks {
  treks: Trek[];
  /** Slugs that no trek has. */
  unknown: string[];
}

/** Reads the treks that a comparison names. */
export async function readComparedTreks(api: ApiClient, slugs: readonly string[]): Promise<ComparedTreks> {
  if (slugs.length === 0) return { treks: [], unknown: [] };
  const listed = await api.listTrekSummaries();
  const found = await Promise.all(
    slugs.map(async (slug) => {
      const { id, isListed } = findTrekAddress(listed, slug);
      return isListed ? readTrek(api, id) : null;
    }),
  );
  const treks = found.flatMap((trek) => (trek ? [{ ...trek, details: comparedDetails(trek) }] : []));
  return { treks, unknown: slugs.filter((_, place) => found[place] === null) };
}

/** The details that are compared: the others would make the document much larger. */
function comparedDetails({ details }: Trek): Trek['details'] {
  return details && { permits: details.permits, singleSupplement: details.singleSupplement };
}
