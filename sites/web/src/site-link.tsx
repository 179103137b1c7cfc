import type { LinkComponent } from '@trek/ui/provider';
import { useContext } from 'react';
import { Link } from 'wouter';
import { PreloadPageContext } from './preload-page.ts';

/** A link inside the site: navigates without a page load, and preloads the page on hover, touch and focus. */
export const SiteLink: LinkComponent = ({ href, ...props }) => {
  const preloadPage = useContext(PreloadPageContext);
  const preload = () => preloadPage(href);
  return <Link href={href} onPointerEnter={preload} onFocus={preload} {...props} />;
};
