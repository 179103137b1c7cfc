import { createHash } from 'node:crypto';
import { DATA_POLICY, strictTransport } from '@trek/api';
import { VIDEO_HOSTS } from '@trek/ui/blog/rules';
import type { SiteSettings } from './settings.ts';

/** Hosts that the card form needs. Source: https://docs.stripe.com/security/guide#content-security-policy */
const STRIPE = {
  script: 'https://js.stripe.com https://*.js.stripe.com',
  frame: 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  connect: 'https://api.stripe.com',
};

/** Where browsers report what the policy has stopped. */
export const POLICY_REPORT_PATH = '/policy-reports';
const REPORT_GROUP = 'policy';

/** Hosts of frames that an editor may put into a post. */
const VIDEOS = VIDEO_HOSTS.map((host) => `https://${host}`).join(' ');

/**
 * The policy of a page. The site goes from page to page without loading a document again, so the policy of the first
 * one must let the card form through that a later one shows.
 */
export function contentSecurityPolicy({ apiUrl, publicUrl, takesCards, inlineScripts }: PagePolicy): string {
  const stripe = takesCards ? STRIPE : { script: '', frame: '', connect: '' };
  const inline = inlineScripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  const directives = {
    'default-src': "'self'",
    'script-src': `'self' ${inline.join(' ')} ${stripe.script}`,
    'style-src': "'self'",
    // Sliders and positioned layers carry their place in a style attribute.
    'style-src-attr': "'unsafe-inline'",
    'img-src': `'self' data: https: ${apiUrl ?? ''}`,
    'font-src': "'self'",
    'connect-src': `'self' ${apiUrl ?? ''} ${stripe.connect}`,
    // Its own frames are those around the map of the office and the reviews.
    'frame-src': `'self' ${VIDEOS} ${stripe.frame}`,
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    // Browsers send reports over encrypted connections alone.
    ...(isEncrypted(publicUrl) && { 'report-uri': POLICY_REPORT_PATH, 'report-to': REPORT_GROUP }),
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value.replace(/\s+/g, ' ').trim()}`)
    .join('; ');
}

export interface PagePolicy extends Pick<SiteSettings, 'apiUrl' | 'publicUrl'> {
  /** False where payments are simulated, so that no card form ever stands. */
  takesCards: boolean;
  /** The scripts that stand in pages themselves: these texts run, and no other. */
  inlineScripts: readonly string[];
}

/** Headers of every answer, pages and files alike, where it has none of its own. */
export function commonHeaders({
  publicUrl,
  isStrictForSubdomains,
}: Pick<SiteSettings, 'publicUrl' | 'isStrictForSubdomains'>): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    // For everything but pages, which set a policy of their own.
    'content-security-policy': DATA_POLICY,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    // Pages and scripts are read by this site alone; pictures say otherwise.
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    ...(isEncrypted(publicUrl) && {
      'strict-transport-security': strictTransport(isStrictForSubdomains),
      'reporting-endpoints': `${REPORT_GROUP}="${POLICY_REPORT_PATH}"`,
    }),
  };
}

const isEncrypted = (publicUrl: string) => publicUrl.startsWith('https:');
