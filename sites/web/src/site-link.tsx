import type { LinkComponent } from '@trek/ui/provider';
import { Link } from 'wouter';
import { matchAddress } from './match-route.ts';

/** A link inside the site: navigates without a page load, and preloads the page's code on hover and focus. */
export const SiteLink: LinkComponent = ({ href, ...props }) => {
  const preload = () => matchAddress(href.replace(/[?#].*/, '')).route.page.preload();
  return <Link href={href} onPointerEnter={preload} onFocus={preload} {...props} />;
};
