import { type LinkComponent, usePorts } from '@trek/ui/provider';
import type { ComponentProps } from 'react';

/** The site's link for pages, which can't import the routes that list them. */
export function PageLink(props: ComponentProps<LinkComponent>) {
  const { Link } = usePorts();
  return <Link {...props} />;
}
