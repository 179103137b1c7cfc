import type { PageProps } from './page-props.ts';
import { PlacePage } from './place-page.tsx';

/** One region and its treks. */
export default function RegionPage({ params }: PageProps) {
  return <PlacePage kind="region" slug={params.slug ?? ''} />;
}
