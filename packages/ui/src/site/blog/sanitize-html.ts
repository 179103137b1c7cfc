import createPurifier, { type Config, type DOMPurify, type WindowLike } from 'dompurify';
import { adoptPasted } from './pasted-html.ts';
import { changedSrcset, postAddress, videoFrame } from './post-addresses.ts';

declare const isSanitized: unique symbol;
/** HTML in which nothing runs. Only {@link createHtmlSanitizer} makes it. */
export type SafeHtml = string & { readonly [isSanitized]: true };

/** The purifier puts it before every id, so that none of the post's own hides one of the document's. */
const OWN_ID = 'user-content-';

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

/** Something that sanitized HTML no longer has: an element, or an attribute of one. */
export interface HtmlLoss {
  element: string;
  attribute?: string;
  value?: string;
}

/**
 * Makes what turns an editor's HTML into HTML that can be shown: headings, lists, tables, pictures, links and video frames
 * of known hosts stay, also as other programs write them; everything that could run or pose as the page itself goes.
 * @param window the browser's own, or a DOM of the server's
 * @param backendUrl where the backend is, without a trailing slash: pictures and links below its `/uploads/` lead there.
 * Default: the page's own host
 * @param onLoss called for each element and attribute that goes
 */
export function createHtmlSanitizer(
  window: WindowLike,
  backendUrl = '',
  onLoss?: (loss: HtmlLoss) => void,
): (html: string) => SafeHtml {
  const purifier: DOMPurify = createPurifier(window);
  purifier.addHook('uponSanitizeElement', (node, { tagName }) => {
    if (tagName !== 'iframe') return;
    const frame = node as Element;
    const source = videoFrame(frame.getAttribute('src'));
    if (source !== undefined) return frame.setAttribute('src', source);
    onLoss?.({ element: 'iframe', attribute: 'src', value: frame.getAttribute('src') ?? '' });
    frame.parentNode?.removeChild(frame);
  });
  purifier.addHook('afterSanitizeAttributes', (element) => finish(element, backendUrl));
  return (html) => {
    // In a body, what would else go to a head is removed as everything else is, and told.
    const safe = purifier.sanitize(adopted(window, html), { ...CONFIG, FORCE_BODY: Boolean(onLoss) }) as SafeHtml;
    if (onLoss) for (const removed of purifier.removed) for (const loss of lossOf(removed)) onLoss(loss);
    return safe;
  };
}

/** The same HTML as a browser writes it, with everything that was pasted. */
function adopted({ DOMParser }: WindowLike, html: string): string {
  // Nothing in such a document runs or loads, and no name in an element outside of its tree hides what is the document's.
  const holder = new DOMParser().parseFromString('', 'text/html').createElement('div');
  holder.innerHTML = html;
  adoptPasted(holder);
  return holder.innerHTML;
}

/** Gives an element whose attributes are safe what it needs on the page. */
function finish(element: Element, backendUrl: string): void {
  const change = (address: string) => postAddress(address, backendUrl);
  for (const name of ['src', 'href', 'background']) {
    const address = element.getAttribute(name);
    if (address !== null) element.setAttribute(name, change(address));
  }
  const srcset = element.getAttribute('srcset');
  if (srcset !== null) element.setAttribute('srcset', changedSrcset(srcset, change));
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
    // A post that was made safe before has it already.
    if (place && !place.startsWith(OWN_ID)) element.setAttribute('href', `#${OWN_ID}${place}`);
    if (element.getAttribute('target') === '_blank') element.setAttribute('rel', 'noopener noreferrer');
  }
}

const ELEMENT_NODE = 1;
/** The element by which the purifier begins a body. */
const FORCED = 'REMOVE';

/** A text node or a comment is no loss. */
function lossOf(removed: DOMPurify['removed'][number]): HtmlLoss[] {
  if ('attribute' in removed) {
    const { attribute, from } = removed;
    if (!attribute) return [];
    return [{ element: from.nodeName.toLowerCase(), attribute: attribute.name, value: attribute.value }];
  }
  const { nodeType, nodeName } = removed.element;
  const isOwn = nodeName === FORCED;
  return nodeType === ELEMENT_NODE && !isOwn ? [{ element: nodeName.toLowerCase() }] : [];
}
