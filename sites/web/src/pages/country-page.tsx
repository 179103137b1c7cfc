import type { PageProps } from '../routing/page-props.ts';
import { PlaceContent } from './place-content.tsx';

/** One country and its treks. */
export default function CountryPage({ params }: PageProps) {
  return <PlaceContent kind="country" slug={params.slug ?? ''} />;
}
