import { createHash } from 'node:crypto';
import { DATA_POLICY, strictTransport } from '@trek/api';
import { VIDEO_HOSTS } from '@trek/ui/internal/blog/rules';
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

/** Pages with a policy of their own: the public ones, and the office's. */
export type PolicyArea = 'public' | 'office';

/**
 * The policy of pages, by the hash of a page's inline style. The site navigates without loading another document, so the
 * first page's policy must allow the card form of a later one. The office, which shows travelers' details, is entered and
 * left by loading a document, and takes nothing from elsewhere.
 */
export function contentSecurityPolicy(pages: PagePolicy): (styleHash: string, area: PolicyArea) => string {
  const office: PagePolicy = { ...pages, takesCards: false, imageHosts: [] };
  const policies = {
    public: policyText({ ...directivesOf(pages), 'frame-src': publicFrames(pages) }, pages),
    office: policyText({ ...directivesOf(office), 'frame-src': "'none'" }, pages),
  };
  return (styleHash, area) => policies[area].replace(STYLE_HASH, styleHash);
}

/** Frames of this site are around the office map and the reviews. */
const publicFrames = ({ takesCards }: PagePolicy) => `'self' ${VIDEOS} ${takesCards ? STRIPE.frame : ''}`;

function directivesOf({ apiUrl, publicUrl, takesCards, inlineScripts, imageHosts }: PagePolicy) {
  const inline = inlineScripts.map(policyHash);
  // Without names, backends list pictures of any host, also by http. An encrypted site asks for these by https: see the last
  // directive.
  const anyHost = `https: ${isEncrypted(publicUrl) ? '' : 'http:'}`;
  return {
    'default-src': "'self'",
    'script-src': `'self' ${inline.join(' ')} ${takesCards ? STRIPE.script : ''}`,
    'style-src': `'self' ${STYLE_HASH}`,
    'img-src': `'self' data: ${imageHosts?.join(' ') ?? anyHost} ${apiUrl ?? ''}`,
    'font-src': "'self'",
    'connect-src': `'self' ${apiUrl ?? ''} ${takesCards ? STRIPE.connect : ''}`,
  };
}

function policyText(directives: Record<string, string>, { apiUrl, publicUrl }: PagePolicy): string {
  const all = {
    ...directives,
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    ...(isEncrypted(publicUrl) && !isPlain(apiUrl) && { 'upgrade-insecure-requests': '' }),
    // Browsers only report over https.
    ...(isEncrypted(publicUrl) && { 'report-uri': POLICY_REPORT_PATH, 'report-to': REPORT_GROUP }),
  };
  return Object.entries(all)
    .map(([name, value]) => `${name} ${value.replace(/\s+/g, ' ')}`.trim())
    .join('; ');
}

const STYLE_HASH = '{style}';

export interface PagePolicy extends Pick<SiteSettings, 'apiUrl' | 'publicUrl' | 'imageHosts'> {
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
