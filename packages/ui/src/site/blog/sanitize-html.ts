import createPurifier, { type Config, type DOMPurify, type WindowLike } from 'dompurify';
import { VIDEO_HOSTS } from './blog.rules.ts';

declare const isSanitized: unique symbol;
/** HTML in which nothing runs. Only {@link createHtmlSanitizer} makes it. */
export type SafeHtml = string & { readonly [isSanitized]: true };

/** The purifier puts it before every id, so that none of the post's own hides one of the document's. */
const OWN_ID = 'user-content-';

/** The backend's folder for editors' uploads. */
const UPLOADS = '/uploads/';

const CONFIG: Config = {
  USE_PROFILES: { html: true },
  ADD_TAGS: ['iframe'],
  ADD_ATTR: ['allowfullscreen', 'target'],
  // The skin goes by them: a post could wear the look of the page's own parts.
  ALLOW_DATA_ATTR: false,
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select', 'option', 'dialog', 'audio', 'video'],
  FORBID_ATTR: ['style', 'srcdoc', 'allow', 'name', 'autofocus'],
  SANITIZE_NAMED_PROPS: true,
};

/**
 * Makes what turns an editor's HTML into HTML that can be shown: headings, lists, tables, pictures, links and video frames
 * of {@link VIDEO_HOSTS} stay, everything that could run or pose as the page itself goes.
 * @param window the browser's own, or a DOM of the server's
 * @param backendUrl where the backend is, without a trailing slash: pictures and links below its `/uploads/` lead there.
 * Default: the page's own host
 */
export function createHtmlSanitizer(window: WindowLike, backendUrl = ''): (html: string) => SafeHtml {
  const purifier: DOMPurify = createPurifier(window);
  purifier.addHook('uponSanitizeElement', (node, { tagName }) => {
    if (tagName === 'iframe' && !isVideo((node as Element).getAttribute('src'))) node.parentNode?.removeChild(node);
  });
  purifier.addHook('afterSanitizeAttributes', (element) => {
    for (const name of ['src', 'href']) {
      const address = element.getAttribute(name);
      if (address?.startsWith(UPLOADS)) element.setAttribute(name, `${backendUrl}${address}`);
    }
    if (element.tagName === 'IFRAME') {
      element.setAttribute('loading', 'lazy');
      element.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-presentation');
      if (!element.getAttribute('title')) element.setAttribute('title', 'Video');
    }
    if (element.tagName === 'IMG') {
      element.setAttribute('loading', 'lazy');
      if (!element.hasAttribute('alt')) element.setAttribute('alt', '');
    }
    if (element.tagName === 'A') {
      const place = /^#(.+)/.exec(element.getAttribute('href') ?? '')?.[1];
      if (place) element.setAttribute('href', `#${OWN_ID}${place}`);
      if (element.getAttribute('target') === '_blank') element.setAttribute('rel', 'noopener noreferrer');
    }
  });
  return (html) => purifier.sanitize(html, CONFIG) as SafeHtml;
}

function isVideo(source: string | null): boolean {
  try {
    const { protocol, host } = new URL(source ?? '');
    return protocol === 'https:' && VIDEO_HOSTS.some((known) => known === host);
  } catch {
    return false;
  }
}
