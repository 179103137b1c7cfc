import { createHash } from 'node:crypto';
import { DATA_POLICY, strictTransport } from '@trek/api';
import { VIDEO_HOSTS } from '@trek/ui/blog/rules';
import type { SiteSettings } from './settings.ts';

/**
 * Hosts that the card form needs.
 * Source: https://docs.stripe.com/security/guide#content-security-policy
 */
const STRIPE = {
  script: 'https://js.stripe.com https://*.js.stripe.com',
  frame: 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  connect: 'https://api.stripe.com',
};

/** Browsers send policy violations here. */
export const POLICY_REPORT_PATH = '/policy-reports';
const REPORT_GROUP = 'policy';

/** Hosts of frames that editors may put into a post. */
const VIDEOS = VIDEO_HOSTS.map((host) => `https://${host}`).join(' ');

/** Allows inline content in a policy. */
export const policyHash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

/**
 * The policy of pages, by the hash of a page's inline style. The site navigates without loading another document, so the
 * first page's policy must allow the card form of a later one.
 */
export function contentSecurityPolicy({ apiUrl, publicUrl, takesCards, inlineScripts }: PagePolicy) {
  const stripe = takesCards ? STRIPE : { script: '', frame: '', connect: '' };
  const inline = inlineScripts.map(policyHash);
  const directives = {
    'default-src': "'self'",
    'script-src': `'self' ${inline.join(' ')} ${stripe.script}`,
    'style-src': `'self' ${STYLE_HASH}`,
    // Backends list pictures of any host, also by http. An encrypted site asks for these by https: see the last directive.
    'img-src': `'self' data: https: ${isEncrypted(publicUrl) ? '' : 'http:'} ${apiUrl ?? ''}`,
    'font-src': "'self'",
    'connect-src': `'self' ${apiUrl ?? ''} ${stripe.connect}`,
    // Frames of this site: around the office map and the reviews.
    'frame-src': `'self' ${VIDEOS} ${stripe.frame}`,
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    ...(isEncrypted(publicUrl) && !isPlain(apiUrl) && { 'upgrade-insecure-requests': '' }),
    // Browsers only report over https.
    ...(isEncrypted(publicUrl) && { 'report-uri': POLICY_REPORT_PATH, 'report-to': REPORT_GROUP }),
  };
  const policy = Object.entries(directives)
    .map(([name, value]) => `${name} ${value.replace(/\s+/g, ' ')}`.trim())
    .join('; ');
  return (styleHash: string) => policy.replace(STYLE_HASH, styleHash);
}

const STYLE_HASH = '{style}';

export interface PagePolicy extends Pick<SiteSettings, 'apiUrl' | 'publicUrl'> {
  /** False if payments are simulated, so no card form ever appears. */
  takesCards: boolean;
  /** The inline scripts of pages, by content: no others may run. */
  inlineScripts: readonly string[];
}

/** Headers of every response that a page or file does not set itself. */
export function commonHeaders({
  publicUrl,
  isStrictForSubdomains,
}: Pick<SiteSettings, 'publicUrl' | 'isStrictForSubdomains'>): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    // For everything but pages, which have their own policy.
    'content-security-policy': DATA_POLICY,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    // Pages and scripts are for this site only; images override this.
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    ...(isEncrypted(publicUrl) && {
      'strict-transport-security': strictTransport(isStrictForSubdomains),
      'reporting-endpoints': `${REPORT_GROUP}="${POLICY_REPORT_PATH}"`,
    }),
  };
}

const isEncrypted = (publicUrl: string) => publicUrl.startsWith('https:');
/** A backend on the same machine may have no encryption; its calls must not be upgraded. */
const isPlain = (apiUrl: string | undefined) => apiUrl?.startsWith('http:') ?? false;
