import type { PageProps } from '../routing/page-props.ts';
import { ShownPlace } from './shown-place.tsx';

/** One region and its treks. */
export default function RegionPage({ params }: PageProps) {
  return <ShownPlace kind="region" slug={params.slug ?? ''} />;
}
