import { type ApiClient, type Place, type PlaceSummary, summarizePlace } from '@trek/ui/api';

/** The countries as lists of them show them: of what is told of one, its first paragraph. */
export async function readCountries(api: ApiClient): Promise<Place[]> {
  const countries = await api.listCountries();
  return countries.map((country) => ({ ...country, description: country.description.split('\n', 1)[0] ?? '' }));
}

/** The regions as menus and filters need them. */
export async function readRegions(api: ApiClient): Promise<PlaceSummary[]> {
  return (await api.listRegions()).map(summarizePlace);
}
