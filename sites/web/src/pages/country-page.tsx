import type { PageProps } from '../routing/page-props.ts';
import { ShownPlace } from './shown-place.tsx';

/** One country and its treks. */
export default function CountryPage({ params }: PageProps) {
  return <ShownPlace kind="country" slug={params.slug ?? ''} />;
}
