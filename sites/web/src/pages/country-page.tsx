import type { PageProps } from './page-props.ts';
import { PlacePage } from './place-page.tsx';

/** One country and its treks. */
export default function CountryPage({ params }: PageProps) {
  return <PlacePage kind="country" slug={params.slug ?? ''} />;
}
