import type { PageProps } from '../routing/page-props.ts';
import { PlaceContent } from './place-content.tsx';

/** One region and its treks. */
export default function RegionPage({ params }: PageProps) {
  return <PlaceContent kind="region" slug={params.slug ?? ''} />;
}
