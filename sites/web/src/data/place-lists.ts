import { type ApiClient, type Place, type PlaceSummary, summarizePlace } from '@trek/ui/api';

/** The countries for lists, with only the first paragraph of their descriptions. */
export async function readCountries(api: ApiClient): Promise<Place[]> {
  const countries = await api.listCountries();
  return countries.map((country) => ({ ...country, description: country.description.split('\n', 1)[0] ?? '' }));
}

/** The regions for menus and filters. */
export async function readRegions(api: ApiClient): Promise<PlaceSummary[]> {
  return (await api.listRegions()).map(summarizePlace);
}
