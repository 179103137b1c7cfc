import { VIDEO_HOSTS } from '@trek/ui/blog/rules';
import type { SiteSettings } from './settings.ts';

/** Hosts that the card form needs. Source: https://docs.stripe.com/security/guide#content-security-policy */
const STRIPE = {
  script: 'https://js.stripe.com https://*.js.stripe.com',
  frame: 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  connect: 'https://api.stripe.com',
};

/** Hosts of frames that an editor may put into a post. */
const VIDEOS = VIDEO_HOSTS.map((host) => `https://${host}`).join(' ');

/**
 * The policy of a page. The site goes from page to page without loading a document again, so the policy of the first
 * one must let the card form through that a later one shows.
 */
export function contentSecurityPolicy(nonce: string, { apiUrl, takesCards }: PagePolicy): string {
  const stripe = takesCards ? STRIPE : { script: '', frame: '', connect: '' };
  const directives = {
    'default-src': "'self'",
    'script-src': `'self' 'nonce-${nonce}' ${stripe.script}`,
    'style-src': `'self' 'nonce-${nonce}'`,
    // Sliders and positioned layers carry their place in a style attribute.
    'style-src-attr': "'unsafe-inline'",
    'img-src': "'self' data: http: https:",
    'font-src': "'self'",
    'connect-src': `'self' ${apiUrl ?? ''} ${stripe.connect}`,
    // Its own frames are those around the map of the office and the reviews.
    'frame-src': `'self' ${VIDEOS} ${stripe.frame}`,
    'object-src': "'none'",
    'base-uri': "'self'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value.replace(/\s+/g, ' ').trim()}`)
    .join('; ');
}

export interface PagePolicy extends Pick<SiteSettings, 'apiUrl'> {
  /** False where payments are simulated, so that no card form ever stands. */
  takesCards: boolean;
}

/** Headers of every answer, pages and files alike. */
export const COMMON_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
} as const;
