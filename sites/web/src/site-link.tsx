import type { LinkComponent } from '@trek/ui/provider';
import { Link } from 'wouter';
import { matchAddress } from './match-route.ts';

/** A link of the site: goes there without loading the document again, and loads the page's code when it is pointed at. */
export const SiteLink: LinkComponent = ({ href, ...props }) => {
  const preload = () => matchAddress(href.replace(/[?#].*/, '')).route.page.preload();
  return <Link href={href} onPointerEnter={preload} onFocus={preload} {...props} />;
};
